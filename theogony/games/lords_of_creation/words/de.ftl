# Lords of Creation. In Ereignissen und Aufforderungen sind $player, $rival, $cell, $start, $terrain und $card fertige Wörter:
# $terrain ist das Attribut `.one` eines Geländes, $card das Attribut `.the` einer Karte. Zahlen ($n, $die …) sind Zahlen.

title = Lords of Creation
tagline = Erschaffe eine Welt, bevölkere sie und entscheide, wann ihre Barbaren dir zu Ehren Städte und Altäre bauen.

## Before the game

option-knowledge = Völliges Wissen
    .about = Alle Karten werden zu Beginn verteilt: Jeder kennt seine Karten für das ganze Spiel. Dann lässt sich auch das vorzeitige Ende abwählen.
option-full = Kein vorzeitiges Ende
    .about = Gleiche Karten unter den letzten sieben beenden das Spiel nicht.
option-box = Was in der Schachtel ist
    .about = Wie viele Geländemarker, Karten, Menschen und Altäre es gibt, als Tabelle in einer TOML-Datei. Die Spielregel nennt keine Zahlen; die üblichen sind rekonstruiert.
option-box-none = wie rekonstruiert
option-box-own = eine eigene
wrong-box-no-such = In einer Schachtel gibt es kein „{ $name }“. Es gibt: { $has }.
wrong-box-count = „{ $name }“ ist eine ganze Zahl von { $least } bis { $most }, nicht „{ $given }“.
wrong-box-no-table = „{ $name }“ ist eine Tabelle von Zahlen, nicht „{ $given }“.
wrong-box-five-numbers = „{ $name }“ zählt auf, wie viele Karten mit 1, 2, 3, 4 und 5 es gibt: fünf Zahlen, nicht „{ $given }“.
wrong-box-few-markers = Die Welt hat { $cells } Felder und braucht für jedes einen Geländemarker; diese Schachtel hat { $markers }.
wrong-box-few-cards = Zu { $seats } braucht ihr { $need } Karten auf den Händen; diese Schachtel hat { $cards }. Gib ihr mehr, oder spielt zu wenigeren.

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne
seat-4 = Grauer Berg

## What lies on the table

zone-world = Die Welt
zone-held = Deine Marker
zone-hand = Deine Karten
zone-queue = Die Runde
zone-played = Gespielte Karten
zone-box = In der Schachtel
zone-dice = Würfel
zone-has = Besitz

type-terrain-island = Insel
    .about = Bewohnbar. Inselleute überqueren ein Seefeld, um auf anderen Inseln zu landen und jede Küste anzugreifen.
    .one = eine Insel
    .count = { $n ->
        [one] 1 Insel
       *[other] { $n } Inseln
    }
type-terrain-hill = Hügel
    .about = Bewohnbar. Hügelleute bleiben auf Hügeln.
    .one = Hügel
    .count = { $n ->
        [one] 1 Hügelfeld
       *[other] { $n } Hügelfelder
    }
type-terrain-forest = Wald
    .about = Bewohnbar. Waldleute bleiben im Wald.
    .one = einen Wald
    .count = { $n ->
        [one] 1 Wald
       *[other] { $n } Wälder
    }
type-terrain-grassland = Grasland
    .about = Bewohnbar. Graslandleute bleiben auf Grasland.
    .one = Grasland
    .count = { $n ->
        [one] 1 Graslandfeld
       *[other] { $n } Graslandfelder
    }
type-terrain-sea = See
    .about = Hier lebt niemand. Inselleute überqueren ein einzelnes Seefeld.
    .one = eine See
    .count = { $n ->
        [one] 1 Seefeld
       *[other] { $n } Seefelder
    }
type-terrain-mountain = Gebirge
    .about = Im Gebirge lebt niemand.
    .one = ein Gebirge
    .count = { $n ->
        [one] 1 Gebirge
       *[other] { $n } Gebirge
    }
type-terrain-desert = Wüste
    .about = In der Wüste lebt niemand.
    .one = eine Wüste
    .count = { $n ->
        [one] 1 Wüste
       *[other] { $n } Wüsten
    }
type-marker = verdeckter Geländemarker
    .about = Was er zeigt, weiß nur, wer ihn hält. Höchstens drei darf man behalten.
    .one = einen Geländemarker
    .count = { $n ->
        [one] 1 verdeckter Geländemarker
       *[other] { $n } verdeckte Geländemarker
    }
type-container = Geländemarker zum Ziehen
    .about = Die Geländemarker im Behälter. Wer einen zieht, legt oder behält ihn.
    .count = { $n ->
        [one] 1 Geländemarker zum Ziehen
       *[other] { $n } Geländemarker zum Ziehen
    }
type-camp = Barbaren
    .about = Ihr Feld zählt 1 Punkt. Sie ziehen über ihr Gelände, lassen überall einen zurück und greifen ab zweien an.
    .count = { $n ->
        [one] 1 Barbar
       *[other] { $n } Barbaren
    }
type-town = Zivilisierte
    .about = Ihr Feld zählt 2 Punkte. Sie verteidigen sich, greifen aber nie an und ziehen nur auf eigene zivilisierte Felder.
    .count = { $n ->
        [one] 1 Zivilisierter
       *[other] { $n } Zivilisierte
    }
type-people = Menschen im Vorrat
    .about = Menschen, die nicht auf dem Brett sind.
    .count = { $n ->
        [one] 1 Mensch im Vorrat
       *[other] { $n } Menschen im Vorrat
    }
type-altar = Altar
    .about = Macht ein zivilisiertes Feld 3 Punkte wert, solange dort jemand lebt.
    .count = { $n ->
        [one] 1 Altar
       *[other] { $n } Altäre
    }
type-card = { $terrain } { $value }
    .about = So viele Menschen kommen auf ein einziges Feld dieses Geländes. Niedrige Zahlen sind zuerst an der Reihe.
    .the = { $terrain } { $value }
    .count = { $terrain } { $value }, { $n }-mal
type-card-back = verdeckte Karte
    .about = Eine Karte, die sonst niemand ansehen darf.
    .the = eine Karte
    .count = { $n ->
        [one] 1 verdeckte Karte
       *[other] { $n } verdeckte Karten
    }
type-stock = Karten zum Ziehen
    .about = Der verdeckte Stapel. Reicht er nicht für alle, gilt er als leer.
    .count = { $n ->
        [one] 1 Karte zum Ziehen
       *[other] { $n } Karten zum Ziehen
    }
about-played = Wie viele von dieser Karte gespielt sind, und wie viele es gibt.
type-blow = trifft
type-loss = verliert einen
type-attack-die = Würfel des Angreifers
    .about = Es sind zwei: 6 oder mehr trifft auf gleichem Gelände, 8 oder mehr auf anderem. Ein Pasch beendet den Zug.
type-defence-die = Würfel des Verteidigers
    .about = Trifft, wenn er höher ist als jeder der beiden Würfel des Angreifers.
type-pips-1 = eins
type-pips-2 = zwei
type-pips-3 = drei
type-pips-4 = vier
type-pips-5 = fünf
type-pips-6 = sechs

card-island = Insel
card-hill = Hügel
card-forest = Wald
card-grassland = Grasland

## What can be done

kind-lay = Marker legen
kind-keep = Marker behalten
kind-card = Karte wählen
kind-place = Menschen einsetzen
kind-step = Ziehen
kind-attack = Angreifen
kind-civilise = Zivilisieren
kind-altar = Altar
kind-many = Los
kind-end = Zug beenden

note-odds = { "{blow}" } { $hit } % { "{loss}" } { $back } %

prompt-to-lay = { $held ->
    [one] Lege den Marker auf ein leeres Feld oder behalte ihn für später.
   *[other] Lege einen deiner { $held } Marker auf ein leeres Feld oder behalte alle.
}
prompt-to-lay-now = Mehr kannst du nicht halten: Lege einen deiner Marker auf ein leeres Feld.
prompt-to-choose = Wähle verdeckt eine Karte. Du darfst sie tauschen, bis alle gewählt haben.
prompt-to-choose-last = Wähle verdeckt eine Karte. Decken zwei die gleiche Karte auf, ist das Spiel sofort zu Ende.
prompt-to-place = { $n ->
    [one] { $card }: Setze 1 deiner Menschen auf ein Feld dieses Geländes.
   *[other] { $card }: Setze { $n } deiner Menschen auf ein einziges Feld dieses Geländes.
}
prompt-to-act = Ziehe und greife an, wie du magst; dann beende deinen Zug.
prompt-to-step = Wie viele gehen? Mindestens einer bleibt zurück.
prompt-to-advance = Das Feld ist leer. Wie viele rücken ein? Mindestens einer muss, und einer bleibt.
prompt-waiting-cards = Die anderen wählen ihre Karten.
prompt-over = Die Welt ist vollendet. Das Spiel ist aus.

## What happened

event-start-roll = { $player } würfelt { $die } um den ersten Zug.
event-drew = { $player } zieht { $terrain }.
event-laid = { $player } legt { $terrain } auf { $cell }.
event-kept = { $n ->
    [one] { $player } behält einen Marker.
   *[other] { $player } behält einen Marker und hält nun { $n }.
}
event-gave-back = { $n ->
    [one] { $player } legt einen Marker ungesehen zurück.
   *[other] { $player } legt { $n } Marker ungesehen zurück.
}
event-created = Die Welt ist erschaffen. Nun sollen Menschen in ihr leben.
event-round = { $round }. Runde.
event-showed = { $player } deckt { $card } auf.
event-took-card = { $player } zieht { $card }.
event-stock-empty = Der Stapel ist aufgebraucht. Vom nächsten Aufdecken an beenden gleiche Karten das Spiel sofort.
event-tie-roll = { $player } würfelt { $die } im Gleichstand.
event-turn = { $player } ist mit { $card } an der Reihe.
event-placed = { $n ->
    [one] { $player } setzt 1 Menschen auf { $cell } ein.
   *[other] { $player } setzt { $n } Menschen auf { $cell } ein.
}
event-not-placed = { $why ->
    [0] { $player } findet kein freies Feld für die Karte und setzt niemanden ein.
   *[1] { $player } hat niemanden mehr einzusetzen.
}
event-stepped = { $n ->
    [one] { $player } zieht mit 1 Marker von { $start } nach { $cell }.
   *[other] { $player } zieht mit { $n } Markern von { $start } nach { $cell }.
}
event-attacked = { $player } greift { $rival } von { $start } aus auf { $cell } an.
event-rolled = { $player } würfelt { $first } und { $second }, { $rival } würfelt { $third }.
event-lost = { $player } verliert einen Marker auf { $cell }.
event-altar-fell = Der Altar von { $player } auf { $cell } fällt.
event-advanced = { $n ->
    [one] { $player } rückt mit 1 Marker auf { $cell } vor.
   *[other] { $player } rückt mit { $n } Markern auf { $cell } vor.
}
event-doubles = Pasch: Der Zug von { $player } ist zu Ende.
event-civilised = { $player } zivilisiert die Menschen auf { $cell }.
event-built = { $player } baut einen Altar auf { $cell }.
event-game-over = { $why ->
    [0] Alle Karten sind gespielt: Das Spiel ist aus.
   *[1] Gleiche Karten unter den letzten sieben: Das Spiel ist sofort aus.
}

score-barbarian = Barbarenfelder × 1
score-civilised = Zivilisierte Felder × 2
score-altars = Felder mit Altar × 3

## Why not

refusal-setup-phases = Erst wird die Welt erschaffen, dann leben Menschen in ihr.
refusal-creation-lay = Ein Marker, den du hältst, kommt auf ein leeres Feld, und nur dorthin.
refusal-creation-keep = Du hältst schon drei Marker: Lege einen der vier.
refusal-terrain-uninhabitable = Dort kann niemand leben.
refusal-cards-choose = Diese Karte hast du nicht auf der Hand.
refusal-turn-placing-first = Eingesetzt wird einmal, zu Beginn des Zuges; alles andere kommt danach.
refusal-people-civilised = Zivilisierte greifen nicht an.
refusal-people-terrain = Menschen verlassen nie das Gelände, auf dem sie eingesetzt wurden.
refusal-placing-one-hex = Deine Karte nennt ein anderes Gelände.
refusal-placing-own-or-empty = Dort lebt schon jemand anders.
refusal-moving-any-distance = Dort hast du niemanden, der ziehen könnte.
refusal-moving-leave-one = Mindestens einer muss zurückbleiben.
refusal-moving-islanders = Nur Inselleute kommen weiter als bis zum Nachbarfeld, und nur über ein einzelnes Seefeld auf eine andere Insel.
refusal-moving-sides = Barbaren und Zivilisierte teilen kein Feld.
refusal-attack-two-barbarians = Ein Angriff braucht mindestens zwei deiner Barbaren auf dem Feld, von dem er ausgeht.
refusal-attack-adjacent = Nur ein benachbartes Feld kann angegriffen werden.
refusal-attack-across-sea = Zwischen den beiden liegt kein einzelnes Seefeld.
refusal-attack-advance = Rücke zuerst in das Feld ein, das du geleert hast.
refusal-civilise-once = Du hast in diesem Zug schon ein Feld zivilisiert.
refusal-civilise-where = Nach dem ersten Mal kann nur ein Feld neben einem zivilisierten zivilisiert werden.
refusal-altar-once = Ein Altar je Zug, auf einem Feld mit mindestens zwei deiner Zivilisierten.
refusal-ruling-empty-container = Es gab nichts zu ziehen, also auch nichts zu behalten: Lege einen Marker, den du hältst.
refusal-ruling-placing-compulsory = Setze zuerst deine Menschen ein.
refusal-ruling-civilised-stay = Zivilisierte besiedeln keine leeren Felder.
refusal-ruling-no-entering = Dort lebt jemand anders; das Feld lässt sich nur angreifen.
refusal-ruling-targets = Dort lebt niemand, den du angreifen könntest.
refusal-ruling-how-many-advance = Mindestens einer muss stehen bleiben.
refusal-ruling-what-to-civilise = Dort gibt es keine Barbaren zu zivilisieren.
refusal-ruling-one-altar = Dort steht schon ein Altar.
refusal-ruling-own-altar = Du kannst nur bauen, wo deine eigenen Leute leben.
refusal-ruling-no-altars-left = Es ist kein Altar mehr in der Schachtel.
refusal-engine-steps = Du bist lange genug hin und her gezogen. Besiedle neues Land, greife an, zivilisiere, baue oder beende deinen Zug.
refusal-engine-edge = Dort ist die Welt zu Ende.

## The rulebook

chapter-setup = Vorbereitung
chapter-creation = Die Erschaffung der Welt
chapter-terrain = Das Gelände
chapter-cards = Die Karten
chapter-turn = Dein Zug
chapter-people = Die Menschen
chapter-placing = Einsetzen
chapter-moving = Ziehen
chapter-attack = Angreifen
chapter-civilise = Zivilisieren
chapter-altar = Altäre
chapter-end = Das Ende des Spiels
chapter-score = Ehrerbietung
chapter-knowledge = Variante: völliges Wissen
chapter-overview = Aus der Übersicht
chapter-ruling = Auslegungen
chapter-engine = An diesem Tisch

rule-setup-players = Zwei bis fünf spielen mit. Jeder ist ein Gott, der verehrt werden will: Felder mit den eigenen Menschen bringen Ehrerbietung, und die meiste gewinnt.
rule-setup-packs = { $packs ->
    [one] Ein Kartensatz wird gemischt.
   *[other] { $packs } gleiche Kartensätze werden zu einem Stapel gemischt.
} Die Spielregel nennt ihre Zahl nicht; an diesem Tisch sind es { $cards } Karten. Von den Zahlen 1, 2, 3, 4 und 5 gibt es so viele: Insel { $island }; Hügel { $hill }; Wald { $forest }; Grasland { $grassland }.
rule-setup-humans = Jeder nimmt die Menschenmarker einer Farbe: an diesem Tisch { $humans }.
rule-setup-hands = Jeder bekommt sieben Karten, die er geheim hält. Der Rest ist der verdeckte Stapel.
rule-setup-container = Alle { $markers } Geländemarker kommen in einen Behälter, in den niemand schaut: { $island-markers }-mal Insel, { $hill-markers }-mal Hügel, { $forest-markers }-mal Wald, { $grassland-markers }-mal Grasland, { $sea-markers }-mal Meer, { $mountain-markers }-mal Gebirge und { $desert-markers }-mal Wüste.
rule-setup-phases = Das Spiel hat zwei Phasen. Zuerst wird die Welt erschaffen; erst wenn sie vollständig ist, kommen die Menschen.
rule-creation-start-player = Um den ersten Zug wird gewürfelt; dann geht es im Uhrzeigersinn.
rule-creation-lay = In deinem Zug ziehst du einen Geländemarker und legst ihn auf ein beliebiges leeres Feld.
rule-creation-keep = Stattdessen darfst du ihn behalten. Insgesamt dürfen es höchstens drei sein, und mehr tust du in diesem Zug nicht.
rule-creation-end = Die Phase endet, sobald jedes Feld belegt ist.
rule-creation-left-over = Einige Marker sollen übrig bleiben. Was du noch hältst, kommt ungesehen in den Behälter zurück.
rule-terrain-habitable = Bewohnbar sind Insel, Hügel, Wald und Grasland.
rule-terrain-uninhabitable = Auf See, Gebirge und Wüste lebt nie jemand.
rule-cards-face = Eine Karte zeigt eines der bewohnbaren Gelände und eine Zahl.
rule-cards-choose = Zu Beginn einer Runde wählt jeder eine Karte und legt sie verdeckt vor sich. Haben alle gewählt, wird gleichzeitig aufgedeckt; bis dahin darf man es sich noch anders überlegen.
rule-cards-order = Die Züge der Runde gehen von der niedrigsten Zahl zur höchsten.
rule-cards-equal-numbers = Bei gleichen Zahlen entscheidet das Gelände: Insel vor Hügel vor Wald vor Grasland.
rule-cards-ties = Bei gleichen Karten entscheiden die Würfel: Der höchste Wurf kommt zuerst.
rule-cards-late-ties = Um einen solchen Gleichstand wird erst gewürfelt, wenn die Betroffenen an der Reihe sind. Wer vor ihnen kommt, beendet erst seinen Zug.
rule-cards-draw = Nach dem Aufdecken zieht jeder eine Karte und hat wieder sieben.
rule-cards-stock = Reicht der Stapel nicht für alle, zieht niemand, und er gilt als leer. Gespielte Karten kommen nicht zurück.
rule-turn-actions = In deinem Zug setzt du Menschen ein, ziehst, greifst an, zivilisierst und baust einen Altar.
rule-turn-placing-first = Das Einsetzen kommt zuerst. Danach tust du alles Übrige oder einen Teil davon, in beliebiger Folge.
rule-turn-end = Dein Zug ist zu Ende, wenn du im Kampf einen Pasch würfelst, wenn dir nichts mehr zu tun bleibt oder wenn du nicht mehr willst.
rule-people-sides = Ein Menschenmarker hat zwei Seiten, eine barbarische und eine zivilisierte.
rule-people-barbarians = Barbaren dürfen ziehen und angreifen.
rule-people-civilised = Zivilisierte greifen nie an. Sie dürfen ziehen, aber nur auf Felder, die schon zivilisiert sind.
rule-people-defence = Beide verteidigen sich auf die gleiche Weise.
rule-people-terrain = Menschen verlassen nie das Gelände, auf dem sie eingesetzt wurden.
rule-placing-one-hex = Setze so viele Menschen ein, wie deine Karte angibt, alle auf ein einziges Feld mit dem Gelände der Karte.
rule-placing-own-or-empty = Dieses Feld muss leer sein oder dir gehören, nie jemand anderem.
rule-placing-no-limit = Auf einem Feld dürfen beliebig viele Menschen leben.
rule-placing-same-side = Wer zu anderen kommt, nimmt deren Seite an: Barbaren zu Barbaren, Zivilisierte zu Zivilisierten.
rule-placing-skipped = Gibt es kein Feld für deine Karte oder hast du niemanden mehr, entfällt das Einsetzen. Der Rest des Zuges bleibt dir.
rule-moving-any-distance = Deine Menschen dürfen beliebig weit über zusammenhängende Felder ihres Geländes ziehen.
rule-moving-leave-one = Kein Feld darf leer zurückbleiben: In jedem Feld, das sie verlassen, bleibt mindestens einer, auch in jedem, das sie unterwegs besiedeln.
rule-moving-islanders = Inselleute, und nur sie, dürfen ein Seefeld überqueren, um auf einer anderen Insel zu landen.
rule-moving-sides = Barbaren betreten keine zivilisierten Felder, Zivilisierte keine barbarischen.
rule-attack-any-time = Nach dem Einsetzen darfst du angreifen, wann und so oft du willst, und dazwischen ziehen.
rule-attack-two-barbarians = Nur Barbaren greifen an, und zwar von einem Feld mit mindestens zweien von ihnen.
rule-attack-adjacent = Jedes benachbarte Feld kann angegriffen werden, gleich welches Gelände, auch Inseln.
rule-attack-across-sea = Inselbarbaren dürfen auch über ein Seefeld hinweg angreifen, am anderen Ufer jedes Gelände.
rule-attack-dice = Der Angreifer würfelt mit zwei Würfeln, der Verteidiger mit einem.
rule-attack-hit = Der Angreifer trifft mit einer Summe von 6 oder mehr, wenn beide Felder das gleiche Gelände haben, sonst mit 8 oder mehr.
rule-attack-defender-hits = Der Verteidiger trifft, wenn sein Würfel höher ist als jeder der beiden des Angreifers.
rule-attack-both = Beide Ergebnisse zählen. Jeder Treffer kostet die Gegenseite einen Marker, und zwar aus den beiden umkämpften Feldern.
rule-attack-losses = Verlorene Marker kommen in den Vorrat ihres Besitzers zurück und können wieder eingesetzt werden.
rule-attack-advance = Wird das angegriffene Feld leer, muss der Angreifer mit mindestens einem Marker einrücken, außer das Gelände ist ein anderes, es ist nur noch ein Angreifer übrig oder es fiel ein Pasch.
rule-attack-doubles = Zeigen die beiden Würfel des Angreifers das Gleiche, ist der Zug sofort zu Ende. Treffer dieses Wurfs zählen, aber niemand rückt ein.
rule-attack-raids = Angriffe auf anderes Gelände sind Überfälle: Niemand rückt ein.
rule-civilise-once = Einmal in deinem Zug darfst du ein Feld zivilisieren.
rule-civilise-where = Beim ersten Mal im Spiel darf es jedes Feld sein; danach nur eines neben einem zivilisierten Feld.
rule-civilise-no-sea = Benachbart heißt nicht: über eine See hinweg.
rule-civilise-all = Alle Barbaren des Feldes werden auf die zivilisierte Seite gedreht. Nichts dreht sie zurück.
rule-civilise-others = Du darfst auch Felder anderer wählen; weder Farbe noch Gelände spielen eine Rolle. So lässt sich ein Angriff verhindern, bevor er kommt.
rule-civilise-optional = Niemand muss zivilisieren. Nach einem Pasch ist es für diesen Zug zu spät.
rule-civilise-return = Verlorene Marker kehren als Barbaren zurück, wenn sie nicht auf ein zivilisiertes Feld kommen.
rule-civilise-worth = Ein zivilisiertes Feld zählt 2 Punkte und darf einen Altar bekommen.
rule-altar-once = Einmal in deinem Zug darfst du auf einem Feld mit mindestens zwei deiner Zivilisierten einen Altar bauen.
rule-altar-replaces = Einer von ihnen wird weggenommen, und der Altar tritt an seine Stelle. Das lässt sich nicht umkehren.
rule-altar-lasts = Treffer zerstören keinen Altar. Er wird entfernt, wenn der letzte Marker unter ihm verloren geht.
rule-altar-worth = Ein Feld mit Altar zählt 3 Punkte.
rule-end-all-cards = Das Spiel endet, wenn alle Karten gespielt sind, auch die letzten sieben jeder Hand.
rule-end-equal-cards = Es endet auch, wenn zwei oder mehr Spieler gleiche Karten aufdecken, in Gelände und Zahl, während nichts mehr nachzuziehen ist. Es endet beim Aufdecken: Niemand macht mehr einen Zug.
rule-score-hexes = Für jedes Feld mit deinen Menschen bekommst du 1 Punkt, wenn sie Barbaren sind, 2, wenn sie zivilisiert sind, 3 mit einem Altar. Wie viele es sind, zählt nicht.
rule-score-ties = Die meisten Punkte gewinnen. Bei gleichen Punkten entscheiden mehr Felder, dann mehr Menschen; dann wird der Sieg geteilt.
rule-knowledge-deal = Zu Beginn werden alle Karten gleichmäßig verteilt, überzählige kommen ungesehen zur Seite. Das Behalten von Geländemarkern bleibt, wie es ist.
rule-knowledge-early-end = Auf das vorzeitige Ende darf verzichtet werden. Bleibt es, gilt es, sobald alle nur noch sieben Karten haben.
rule-overview-advance = Das Einrücken ist Pflicht, wenn das geleerte Feld das Gelände des Angreifers hat und er einen Marker zurücklassen kann.
rule-ruling-held-markers = Jeden Zug ziehst du einen Marker und legst dann einen von denen, die du hältst, oder behältst alle, wenn es nicht mehr als drei sind. Nie legst du zwei, nie verzichtest du auf das Ziehen, denn ein Zug ist ein Marker.
rule-ruling-empty-container = Lässt eine Schachtel mit wenigen Markern nichts zu ziehen übrig, legst du einen, den du hältst; hältst du keinen, setzt du aus, denn die Welt muss fertig werden.
rule-ruling-equal-rolls = Jeder wirft einen Würfel, der höchste kommt zuerst, bei Gleichstand wird noch einmal gewürfelt. Dasselbe gilt für gleiche Karten.
rule-ruling-start-player-forgotten = Wer die Erschaffung begonnen hat, ist später gleichgültig, denn die Folge jeder Runde bestimmen die Karten.
rule-ruling-drawing-order = Karten werden in der Folge der Plätze gezogen, denn es macht keinen Unterschied.
rule-ruling-last-seven = Das vorzeitige Ende gilt vom ersten Aufdecken an, bei dem der Stapel weniger Karten hat, als Spieler da sind: in jeder der letzten sieben Runden. Gezogen wird nach dem Aufdecken, also gehört die Runde mit dem letzten vollen Ziehen nicht dazu.
rule-ruling-leftover-cards = Karten, die nicht mehr für alle reichen, sind aus dem Spiel.
rule-ruling-small-supply = Wer weniger Menschen hat, als die Karte angibt, setzt alle ein, denn die Regel entschuldigt nur den, der keine hat.
rule-ruling-placing-compulsory = Das Einsetzen ist Pflicht, wenn es möglich ist, denn nur sonst entfällt es; wo, bestimmst du.
rule-ruling-placing-under-altar = Auf ein eigenes Feld mit Altar darf eingesetzt werden. Die Neuen sind zivilisiert.
rule-ruling-steps = Gezogen wird in Schritten: Einige gehen von einem eigenen Feld auf ein benachbartes oder zwischen Inseln über eine See, und mindestens einer bleibt. Schritte dürfen beliebig aufeinander folgen, und so bleibt nie etwas leer zurück.
rule-ruling-civilised-stay = Zivilisierte betreten keine leeren Felder, denn sie ziehen nur auf Felder, die schon zivilisiert sind.
rule-ruling-no-entering = Niemand zieht auf ein Feld, auf dem jemand anders lebt, gleich auf welcher Seite.
rule-ruling-sea-crossing = Über die See geht es auf jede Insel am selben Seefeld, geradeaus oder um die Ecke. Ein Schritt überquert genau ein Seefeld, aber Schritte dürfen aufeinander folgen.
rule-ruling-targets = Angegriffen wird nur ein Feld mit Menschen anderer, kein leeres und kein eigenes.
rule-ruling-who-defends = Für das angegriffene Feld würfelt, wem es gehört.
rule-ruling-at-the-same-time = Treffen beide, verlieren beide gleichzeitig einen Marker; ob der Angreifer einrückt, wird danach geprüft.
rule-ruling-advance-over-sea = Das Einrücken ist auch über die See Pflicht, von Insel zu Insel, denn das Gelände ist das gleiche.
rule-ruling-how-many-advance = Mindestens einer rückt ein und mindestens einer bleibt; dazwischen wählt der Angreifer. Sie bleiben Barbaren.
rule-ruling-emptied-hex = Ein geleertes Feld gehört niemandem und ist nicht mehr zivilisiert, denn die Seite gehört zu den Markern. Sein Altar kommt in die Schachtel zurück.
rule-ruling-what-to-civilise = Zivilisiert werden kann ein Feld mit mindestens einem Barbaren, gleich wessen.
rule-ruling-civilised-hex = Ein Feld gilt als zivilisiert, solange dort Zivilisierte irgendeines Spielers leben.
rule-ruling-first-civilising = Die freie Wahl hat jeder einmal im Spiel, auch wenn später alle zivilisierten Felder verschwinden.
rule-ruling-altar-at-once = In einem Zug darfst du ein Feld besiedeln, zivilisieren und dort einen Altar bauen, denn nichts verbietet es.
rule-ruling-one-altar = Auf einem Feld steht höchstens ein Altar, denn mehr als 3 Punkte ist es nie wert.
rule-ruling-own-altar = Auf fremden Feldern baut man nicht, denn ein Altar braucht eigene Leute.
rule-ruling-replaced-marker = Der Marker, den ein Altar ersetzt, kommt in den Vorrat seines Besitzers.
rule-ruling-no-altars-left = Es gibt { $altars } Altäre. Sind alle auf dem Brett, kann keiner mehr gebaut werden.
rule-ruling-leaving-an-altar = Unter einem Altar darf man wegziehen, wenn mindestens einer bleibt.
rule-ruling-whose-doubles = Ein Pasch sind zwei gleiche Würfel des Angreifers. Dass der Würfel des Verteidigers das Gleiche zeigt, bedeutet nichts.
rule-ruling-ending-early = Nach dem Einsetzen darfst du deinen Zug jederzeit beenden.
rule-ruling-without-people = Wer niemanden auf dem Brett hat, spielt weiter Karten.
rule-ruling-counting-people = Im Gleichstand zählen die Menschen auf dem Brett; Altäre sind keine.
rule-ruling-knowledge-and-end = Mit völligem Wissen gilt das vorzeitige Ende, sobald jede Hand höchstens sieben Karten hat.
rule-ruling-this-edition = Manche Rezensionen beschreiben andere Regeln: die höchste Karte zuerst, oder ein Pasch, der den Angriff aufhebt. Sie meinen eine frühere Ausgabe; dieser Tisch folgt der Spielregel von 1998.
rule-engine-steps = Hin und her zu ziehen muss einmal ein Ende haben. Nach 90 Schritten zwischen eigenen Feldern, ohne Angriff, Zivilisieren, Altar oder neues Land dazwischen, sind keine weiteren solchen Schritte möglich, bis etwas davon geschieht. Niemand verliert dadurch etwas: 90 Schritte genügen für jede Aufstellung, die sich überhaupt erreichen lässt.
rule-engine-edge = Jenseits des Brettrandes gibt es nichts, wohin man gehen und was man angreifen könnte.
