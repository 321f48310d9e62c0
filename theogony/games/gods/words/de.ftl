# Gods. In Ereignissen und Aufforderungen sind $player, $rival, $cell und $colour fertige Worte; $hex ist das Attribut `.one`
# eines Typs: das Sechseck im Akkusativ. `.count` ist eine Anzahl davon. Zahlen ($paid, $income, $left …) sind Zahlen.

title = Gods
tagline = Lege die Welt Sechseck für Sechseck, gewinne ihre Stämme für deine Tempel und lass sie dir von niemandem wieder ausreden.

## Vor dem Spiel

option-bag = Sechsecke aus dem Beutel
    .about = Die Sechsecke kommen aus einem Beutel, die beiden in der Auslage sind immer verschieden, und gespielt wird, bis der Beutel leer ist. Auf Wunsch ist auch der Verfall darin.
option-decay = Verfall
    .about = Das Spielende-Sechseck kommt als Verfall in den Beutel: Neben einen fremden Tempel gelegt, raubt es dort einen Kristall.
option-connected = Ein Kontinent
    .about = Eine Wüste darf nur so versetzt werden, dass die Welt danach zusammenhängt.

seat-0 = Blaue Welle
seat-1 = Rote Flamme
seat-2 = Grünes Blatt
seat-3 = Gelbe Sonne

## Was auf dem Tisch liegt

zone-world = Die Welt
zone-display = Auslage
zone-stock = Vorrat
zone-pile = Stapel
zone-out = Aus dem Spiel
zone-has = Besitz

colour-amber = Bernstein
colour-jade = Jade
colour-coral = Koralle
colour-violet = Violett

type-tribe-amber = bernsteinfarbener Stamm
    .about = Ihn zu legen kostet 1 Kristall je Nachbarsechseck. Drei bernsteinfarbene Stämme, die an denselben Gott glauben, sind ein Dorf.
    .one = einen bernsteinfarbenen Stamm
    .count = { $n ->
        [one] 1 bernsteinfarbener Stamm
       *[other] { $n } bernsteinfarbene Stämme
    }
type-tribe-jade = jadegrüner Stamm
    .about = Ihn zu legen kostet 1 Kristall je Nachbarsechseck. Drei jadegrüne Stämme, die an denselben Gott glauben, sind ein Dorf.
    .one = einen jadegrünen Stamm
    .count = { $n ->
        [one] 1 jadegrüner Stamm
       *[other] { $n } jadegrüne Stämme
    }
type-tribe-coral = korallenroter Stamm
    .about = Ihn zu legen kostet 1 Kristall je Nachbarsechseck. Drei korallenrote Stämme, die an denselben Gott glauben, sind ein Dorf.
    .one = einen korallenroten Stamm
    .count = { $n ->
        [one] 1 korallenroter Stamm
       *[other] { $n } korallenrote Stämme
    }
type-tribe-violet = violetter Stamm
    .about = Ihn zu legen kostet 1 Kristall je Nachbarsechseck. Drei violette Stämme, die an denselben Gott glauben, sind ein Dorf.
    .one = einen violetten Stamm
    .count = { $n ->
        [one] 1 violetter Stamm
       *[other] { $n } violette Stämme
    }
type-desert = Wüste
    .about = Sie zu legen ist umsonst und bringt 1 Kristall. Sie macht die Felder ringsum teurer; für 2 Kristalle lässt sie sich versetzen.
    .one = eine Wüste
type-mediation = Vermittlung
    .about = Behalte sie und gib sie in einem späteren Zug für eine zusätzliche Aktion aus.
    .one = eine Vermittlung
    .count = { $n ->
        [one] 1 Vermittlung
       *[other] { $n } Vermittlungen
    }
type-vortex = Wirbel
    .about = Versetzt eine ausliegende Wüste kostenlos an einen anderen Ort und ist dann aus dem Spiel.
    .one = einen Wirbel
type-game-end = Spielende-Sechseck
    .about = Verbirgt sich unter den letzten drei Sechsecken des Stapels. Wird es aufgedeckt, ist das Spiel sofort aus.
    .one = das Spielende-Sechseck
type-decay = Verfall
    .about = Lege ihn neben einen fremden Tempel und nimm dessen Gott 1 Kristall. Er bleibt liegen.
    .one = den Verfall
type-temple = Tempel
    .about = Kostet 3 Kristalle je Nachbarsechseck, höchstens einer pro Zug. Jeder Stamm daneben glaubt fortan an seinen Gott.
    .one = einen Tempel
    .count = { $n ->
        [one] 1 Tempel
       *[other] { $n } Tempel
    }
type-token = Göttermarker
    .about = Zeigt, an welchen Gott ein Stamm glaubt. Jeder Gott hat 15.
    .count = { $n ->
        [one] 1 Göttermarker
       *[other] { $n } Göttermarker
    }
type-crystal = Energiekristall
    .about = Bezahlt Stämme, Tempel und das Versetzen von Wüsten. Drei pro Zug, nie mehr als 12.
    .count = { $n ->
        [one] 1 Energiekristall
       *[other] { $n } Energiekristalle
    }
type-village = Dorfplättchen
    .about = 3 Punkte wert, solange du dafür drei Stämme seiner Farbe hast.
type-victory = Siegplättchen
    .about = 2 Punkte wert. Es kommt mit einem Dorf und bleibt dir auch, wenn das Dorf verloren geht.
type-village-of = Dorfplättchen in { $colour }
    .count = { $n ->
        [one] 1 Dorfplättchen in { $colour }
       *[other] { $n } Dorfplättchen in { $colour }
    }
type-victory-of = Siegplättchen in { $colour }
    .count = { $n ->
        [one] 1 Siegplättchen in { $colour }
       *[other] { $n } Siegplättchen in { $colour }
    }
type-pile = Stapel
    .about = Die Sechsecke, die noch kommen, verdeckt. Sie füllen zu Beginn jedes Zuges die Auslage auf.
    .count = { $n ->
        [one] 1 Sechseck
       *[other] { $n } Sechsecke
    }

## Was man tun kann

kind-lay = Sechseck legen
kind-temple = Tempel bauen
kind-lift = Wüste versetzen
kind-put = Wüste absetzen
kind-use = Sechseck einsetzen
kind-remove = Sechseck aus dem Spiel nehmen
kind-convert = Diesen Stämmen die letzten Marker geben
kind-spend = Vermittlung ausgeben
kind-end = Zug beenden
kind-last = Über den letzten Zug entscheiden
kind-last-skip = Das Spiel jetzt beenden
kind-last-play = Den letzten Zug spielen
kind-rob = Kristall nehmen

note-price = { $n ->
    [0] umsonst
   *[other] { $n } { "{crystal}" }
}
note-gain = +{ $n } { "{crystal}" }

prompt-to-act = { $left ->
    [one] Noch eine Aktion: Lege ein Sechseck aus der Auslage, baue einen Tempel, versetze eine Wüste oder nimm ein Sechseck aus dem Spiel.
   *[other] { $left } Aktionen: Lege ein Sechseck aus der Auslage, baue einen Tempel, versetze eine Wüste oder nimm ein Sechseck aus dem Spiel.
}
prompt-to-lift = Der Wirbel erhebt sich. Welche Wüste soll er forttragen?
prompt-to-put = Setze die Wüste neben irgendein Sechseck, nur nicht dorthin, wo sie war.
prompt-to-convert = { $n ->
    [one] Du hast nur noch einen Marker. Welcher Stamm neben deinem Tempel soll an dich glauben?
   *[other] Du hast nur noch { $n } Marker. Welche { $n } Stämme neben deinem Tempel sollen an dich glauben?
}
prompt-to-rob = Der Verfall nagt an mehreren Tempeln. Wem nimmst du einen Kristall?
prompt-to-go-on = Gibst du eine Vermittlung für eine weitere Aktion aus, oder ist dein Zug zu Ende?
prompt-to-play-last = Du hast Dörfer genug, und mit dir endet das Spiel. Spielst du noch einen letzten Zug, oder bleibt die Welt, wie sie ist?
prompt-over = Die Welt ist verteilt. Das Spiel ist zu Ende.

## Was geschehen ist

event-turn = { $player } sammelt { $income ->
    [0] keine Energie
    [one] 1 Kristall
   *[other] { $income } Kristalle
}.
event-turned-up = Die Auslage zeigt nun { $hex }.
event-went-back = Der Beutel bekommt { $hex } zurück, weil zwei gleiche auslagen.
event-laid = { $player } legt { $hex } auf { $cell } { $paid ->
    [0] umsonst
    [one] für 1 Kristall
   *[other] für { $paid } Kristalle
}.
event-gift = { $crystals ->
    [0] { $player } hat schon 12 Kristalle und bekommt für die Wüste keinen.
    [one] { $player } bekommt für die Wüste 1 Kristall.
   *[other] { $player } bekommt für die Wüste { $crystals } Kristalle.
}
event-built = { $player } baut einen Tempel auf { $cell } für { $paid ->
    [one] 1 Kristall
   *[other] { $paid } Kristalle
}.
event-token-on = Der Stamm auf { $cell } glaubt nun an { $player }.
event-token-off = Der Stamm auf { $cell } wendet sich von { $player } ab.
event-lifted = { $player } hebt die Wüste von { $cell } auf.
event-put-down = { $player } setzt die Wüste auf { $cell } ab, { $paid ->
    [0] umsonst
    [one] für 1 Kristall
   *[other] für { $paid } Kristalle
}.
event-vortex-used = { $player } lässt den Wirbel los.
event-mediation-kept = { $player } behält eine Vermittlung für einen späteren Zug.
event-mediation-spent = { $player } gibt eine Vermittlung aus und handelt noch einmal.
event-removed = { $player } nimmt { $hex } aus dem Spiel.
event-founded = { $points ->
    [0] { $player } gründet ein Dorf in { $colour }; ein Siegplättchen dieser Farbe gibt es nicht mehr.
   *[other] { $player } gründet ein Dorf in { $colour } und bekommt ein Siegplättchen.
}
event-village-lost = { $player } verliert ein Dorf in { $colour }.
event-robbed = { $crystals ->
    [0] { $rival } hat keinen Kristall, den { $player } nehmen könnte.
   *[other] { $player } nimmt { $rival } einen Kristall weg.
}
event-last-turn = { $played ->
    [0] { $player } hat Dörfer genug und verzichtet auf den letzten Zug.
   *[other] { $player } hat Dörfer genug und spielt den letzten Zug.
}
event-game-over = { $why ->
    [0] Das Spielende-Sechseck ist da: Das Spiel ist zu Ende.
    [1] Die Welt hat Dörfer genug: Das Spiel ist zu Ende.
   *[2] Der Beutel kann die Auslage nicht mehr füllen: Das Spiel ist zu Ende.
}

score-villages = Dörfer
score-victory = Siegplättchen
score-temples = Meiste Tempel

## Warum nicht

refusal-turn-two-actions = Erst kommen deine zwei Aktionen; beide sind Pflicht.
refusal-tribe-adjacent = Ein Stamm muss neben einem Sechseck liegen, das schon da ist.
refusal-tribe-price = { $price ->
    [one] Den Stamm dorthin zu legen kostet 1 Kristall; du hast { $has }.
    [other] Den Stamm dorthin zu legen kostet { $price } Kristalle; du hast { $has }.
   *[unsaid] Dieses Feld kannst du nicht bezahlen: Ein Stamm kostet 1 Kristall je Nachbarsechseck.
}
refusal-temple-adjacent = Ein Tempel muss neben einem Sechseck stehen, das schon da ist.
refusal-temple-price = { $price ->
    [one] Dort zu bauen kostet 1 Kristall; du hast { $has }.
    [other] Dort zu bauen kostet { $price } Kristalle; du hast { $has }.
   *[unsaid] Dieses Feld kannst du nicht bezahlen: Ein Tempel kostet 3 Kristalle je Nachbarsechseck.
}
refusal-temple-once = Du hast in diesem Zug schon einen Tempel gebaut.
refusal-temple-none-left = Alle deine Tempel sind gebaut.
refusal-desert-adjacent = Eine Wüste muss neben einem Sechseck liegen, das schon da ist.
refusal-vortex-moves = Von dort kommt die Wüste: Such ihr einen anderen Ort.
refusal-mediation-extra = Deine zwei Aktionen sind getan. Gib für eine weitere eine Vermittlung aus oder beende deinen Zug.
refusal-move-price = { $has ->
    [one] Eine Wüste zu versetzen kostet 2 Kristalle; du hast 1.
    [other] Eine Wüste zu versetzen kostet 2 Kristalle; du hast { $has }.
   *[unsaid] Eine Wüste zu versetzen kostet 2 Kristalle; so viele hast du nicht.
}
refusal-general-no-stacking = Dort liegt schon ein Sechseck: Nichts wird übereinandergelegt.
refusal-ruling-too-few-tokens = { $n ->
    [one] Wähle neben dem Tempel genau 1 Stamm, der noch nicht an dich glaubt.
    [other] Wähle neben dem Tempel genau { $n } Stämme, die noch nicht an dich glauben.
   *[unsaid] Wähle für jeden Marker, den du noch hast, einen Stamm neben dem Tempel, der noch nicht an dich glaubt.
}
refusal-ruling-desert-apart = Dort kann die Wüste nicht hin: Sie muss ein anderes Sechseck berühren, und auf einem Kontinent muss die Welt zusammenhängen.
refusal-ruling-vortex-needs-desert = Es gibt keine Wüste, die der Wirbel versetzen könnte. Du kannst ihn nur aus dem Spiel nehmen.
refusal-ruling-decay-names-rival = Nenne einen Gegner, der einen Tempel neben dem Verfall hat.
refusal-ruling-decay-needs-temple = Der Verfall muss neben einem fremden Tempel liegen.
refusal-engine-other-kind = So wird dieses Sechseck nicht eingesetzt.
refusal-engine-empty-slot = Dieser Platz der Auslage bleibt bis zum nächsten Zug leer.

## Die Spielregel

chapter-setup = Aufbau
chapter-turn = Dein Zug
chapter-tribe = Einen Stamm legen
chapter-temple = Einen Tempel bauen
chapter-desert = Eine Wüste legen
chapter-vortex = Einen Wirbel einsetzen
chapter-mediation = Eine Vermittlung nehmen
chapter-move = Eine Wüste versetzen
chapter-remove = Ein Sechseck aus dem Spiel nehmen
chapter-village = Dörfer
chapter-end = Das Ende des Spiels
chapter-score = Wertung
chapter-general = Was immer gilt
chapter-hint = Ein Rat
chapter-bag = Variante: der Beutel
chapter-decay = Variante: der Verfall
chapter-ruling = Auslegungen
chapter-engine = An diesem Tisch

rule-setup-players = Zwei bis vier Personen spielen. Jede ist ein Gott, der die Stämme der Erde für sich gewinnen will; aus Stämmen werden Dörfer, Dörfer bringen Punkte, und die meisten Punkte gewinnen.
rule-setup-colours = Jeder Gott nimmt die 6 Tempel und 15 Göttermarker einer Farbe.
rule-setup-energy = Jeder Gott beginnt mit 2 Energiekristallen.
rule-setup-unused = Tempel und Marker von Farben, die niemand spielt, bleiben in der Schachtel.
rule-setup-supply = Alle anderen der 50 Kristalle bilden einen gemeinsamen Vorrat.
rule-setup-temples = Von jedem Gott wird ein Tempel in die Mitte des Tisches gelegt; 5 bleiben in seinem Vorrat. Die Tempel von zwei Göttern liegen nebeneinander, die von dreien im Dreieck, die von vieren zu zwei Paaren auf gegenüberliegenden Seiten einer Wüste. Das Original zeigt dies nur auf Bildern, die verloren sind; allein diese zusammenhängenden Figuren behandeln alle Götter gleich.
rule-setup-desert = Nur mit vier Göttern liegt von Anfang an eine Wüste auf dem Tisch, mitten zwischen den Tempeln. Sie ist eine Wüste wie jede andere.
rule-setup-pile = Alle übrigen Sechsecke außer den Tempeln werden gemischt und bilden verdeckt den Stapel: 32 Stämme, 11 Wüsten (10 mit vier Göttern), 2 Vermittlungen, 2 Wirbel und das Spielende-Sechseck.
rule-setup-game-end = Das Spielende-Sechseck steckt zufällig unter den letzten drei Sechsecken des Stapels.
rule-setup-tiles = Die 8 Dorfplättchen und 12 Siegplättchen liegen nach Farben bereit: von jeder Farbe 2 Dorfplättchen und 3 Siegplättchen.
rule-setup-tribe-colours = Stämme, Dorfplättchen und Siegplättchen sind bernsteinfarben, jadegrün, korallenrot oder violett. Diese Farben gehören keinem Gott: Jeder Stamm kann an jeden glauben.
rule-setup-first-player = Wer beginnt, entscheidet das Los.
rule-turn-order = Gespielt wird reihum im Uhrzeigersinn.
rule-turn-phases = Ein Zug hat drei Phasen, immer in dieser Folge: Energie sammeln, Auslage auffüllen, zwei Aktionen ausführen.
rule-turn-income = Energie sammeln: Nimm 3 Kristalle aus dem gemeinsamen Vorrat.
rule-turn-most-energy = Niemand besitzt je mehr als 12 Kristalle. Was du darüber hinaus bekämst, geht sofort zurück in den gemeinsamen Vorrat.
rule-turn-public-energy = Kristalle liegen offen; alle dürfen sie zählen.
rule-turn-display = Auslage auffüllen: Neben dem Stapel liegen zwei Sechsecke offen. Fehlt jetzt eines oder fehlen beide, werden neue vom Stapel aufgedeckt.
rule-turn-no-refill = Nur in diesem Moment wird die Auslage aufgefüllt. Was im Lauf eines Zuges genommen wird, hinterlässt bis zum nächsten Zug eine Lücke.
rule-turn-two-actions = Führe zwei Aktionen in beliebiger Folge aus; beide sind Pflicht. Es gibt fünf: einen Stamm legen, einen Tempel bauen, ein anderes Sechseck der Auslage einsetzen, eine Wüste versetzen, ein Sechseck der Auslage aus dem Spiel nehmen.
rule-turn-afford = Eine Aktion, die mehr Kristalle kostet, als du hast, kannst du nicht wählen.
rule-turn-repeat = Du darfst dieselbe Aktion zweimal im Zug wählen, nur das Bauen eines Tempels nicht.
rule-tribe-adjacent = Nimm einen Stamm aus der Auslage und lege ihn auf ein leeres Feld neben mindestens ein Sechseck.
rule-tribe-price = Das kostet dich 1 Kristall für jedes Sechseck neben diesem Feld, gleich welcher Art.
rule-tribe-one-temple = Berührt der neue Stamm Tempel nur eines Gottes, einen oder mehrere, so erhält er einen Marker dieses Gottes. Benachbarte Stämme haben dann nichts zu sagen.
rule-tribe-two-temples = Berührt er Tempel von zwei oder mehr Göttern, erhält er keinen Marker.
rule-tribe-one-religion = Berührt er keinen Tempel, aber Stämme, die alle Marker desselben Gottes tragen, so erhält er einen Marker dieses Gottes.
rule-tribe-two-religions = Berührt er keinen Tempel, aber Stämme mit Markern verschiedener Götter, erhält er keinen Marker.
rule-tribe-alone = Berührt er weder Tempel noch Stamm, erhält er keinen Marker.
rule-tribe-whose-token = Der Marker ist der des betreffenden Gottes, wer auch immer den Stamm gelegt hat: Du kannst Gläubige in fremden Zügen gewinnen und in deinem eigenen welche für andere.
rule-tribe-only-new = Nur der eben gelegte Stamm sieht sich um. Stämme, die schon liegen, behalten ihren Marker oder bleiben ohne einen.
rule-temple-adjacent = Nimm einen Tempel aus deinem Vorrat und baue ihn auf ein leeres Feld neben mindestens ein Sechseck.
rule-temple-price = Das kostet dich 3 Kristalle für jedes Sechseck neben diesem Feld, gleich welcher Art.
rule-temple-converts = Jeder Stamm neben dem neuen Tempel erhält einen deiner Marker, was immer er sonst berührt.
rule-temple-replaces = Marker anderer Götter auf diesen Stämmen werden zuvor abgenommen und gehen an ihre Besitzer zurück.
rule-temple-once = Du darfst nur einen Tempel pro Zug bauen, auch mit zusätzlichen Aktionen.
rule-temple-none-left = Wer keinen Tempel mehr im Vorrat hat, kann keinen mehr bauen.
rule-desert-adjacent = Nimm eine Wüste aus der Auslage und lege sie auf ein leeres Feld neben mindestens ein Sechseck. Das kostet nichts.
rule-desert-gift = Wer eine Wüste legt, bekommt 1 Kristall aus dem gemeinsamen Vorrat, bis zur Grenze von 12.
rule-vortex-moves = Ein Wirbel wird nicht auf den Tisch gelegt. Er versetzt eine dort liegende Wüste kostenlos an einen anderen Ort und ist dann aus dem Spiel.
rule-mediation-keep = Eine Vermittlung zu nehmen kostet nichts. Sie liegt offen vor dir, bis du sie brauchst.
rule-mediation-extra = In einem späteren Zug darfst du sie für eine Aktion über die üblichen zwei hinaus ausgeben. Dann ist sie aus dem Spiel.
rule-mediation-one-temple = Auch mit der zusätzlichen Aktion bleibt es bei einem Tempel pro Zug.
rule-move-price = Du kannst eine Wüste auch ohne Wirbel versetzen: Für 2 Kristalle kommt eine ausliegende Wüste an einen anderen Ort. Ein Sechseck der Auslage brauchst du dafür nicht.
rule-remove-free = Du darfst ein Sechseck der Auslage kostenlos aus dem Spiel nehmen: damit es kein anderer bekommt, um Kristalle zu sparen oder weil dir sonst nichts passt.
rule-village-three = Sobald drei Stämme einer Farbe deinen Marker tragen, gründest du ein Dorf dieser Farbe.
rule-village-anywhere = Die Stämme eines Dorfes müssen nicht benachbart sein; sie dürfen überall in der Welt liegen.
rule-village-reward = Wer es gründet, erhält sofort ein Dorfplättchen dieser Farbe und, solange es noch welche gibt, ein Siegplättchen dieser Farbe.
rule-village-open = Beide Plättchen liegen offen vor ihrem Besitzer.
rule-village-two = Von jeder Farbe kann es höchstens zwei Dörfer zugleich geben.
rule-village-lost = Ersetzt ein fremder Tempel deine Marker, sodass einem Dorf weniger als drei Stämme bleiben, gibst du sein Dorfplättchen zurück.
rule-village-keep-points = Das Siegplättchen, das mit einem verlorenen Dorf kam, bleibt für immer deins.
rule-village-no-points-left = Gibt es kein Siegplättchen der Farbe mehr, erhält, wer das Dorf gründet, nur das Dorfplättchen.
rule-end-game-end = Wird das Spielende-Sechseck aufgedeckt, ist das Spiel sofort zu Ende.
rule-end-three-colours = Kommt jemand an die Reihe, der Dorfplättchen in drei verschiedenen Farben besitzt, endet das Spiel dort. Dieser Gott darf seinen Zug noch spielen oder darauf verzichten.
rule-end-four-villages = Ebenso endet es, wenn jemand mit vier Dorfplättchen beliebiger Farben an die Reihe kommt.
rule-score-tiles = Jedes Dorfplättchen zählt 3 Punkte, jedes Siegplättchen 2.
rule-score-temples = Wer die meisten Tempel auf dem Tisch hat, verliert 4 Punkte; haben mehrere gleich viele, verliert sie jeder von ihnen.
rule-score-ties = Die höchste Punktzahl gewinnt. Bei Gleichstand entscheidet, wer mehr Kristalle übrig hat; ist auch das gleich, wird der Sieg geteilt.
rule-general-no-stacking = Kein Sechseck wird je auf ein anderes gelegt.
rule-general-no-tokens = Ein Gott, dessen Marker alle auf dem Tisch sind, kann keinen mehr legen, bis einer zurückkommt.
rule-hint-line = Schütze einen Stamm, indem du die Felder um ihn teuer machst. Am besten gelingt das mit drei Sechsecken in gerader Linie und dem Stamm in der Mitte: Jedes der vier freien Felder neben ihm berührt dann zwei Sechsecke, und ein Tempel kostet dort 6 Kristalle. Wüsten taugen gut dazu, lassen sich aber leicht versetzen.
rule-bag-draw = Alle Sechsecke außer den Tempeln und dem Spielende-Sechseck kommen in einen Beutel; aus ihm wird die Auslage aufgefüllt.
rule-bag-end = Reichen zu Beginn eines Zuges die Sechsecke im Beutel nicht, um die Auslage auf zwei zu bringen, ist das Spiel sofort zu Ende.
rule-bag-no-sudden-end = Dörfer in drei Farben oder vier Dörfer beenden das Spiel nicht.
rule-bag-different = Sind die beiden Sechsecke der Auslage nach dem Ziehen gleich, kommen beide zurück in den Beutel, und es werden zwei andere gezogen, bis sie verschieden sind.
rule-decay-bag = Diese Variante wird mit dem Beutel gespielt: Auch das Spielende-Sechseck kommt hinein und ist nun der Verfall.
rule-decay-rob = Wer den Verfall aus der Auslage nimmt, darf ihn neben den Tempel eines anderen Gottes legen und nimmt diesem 1 Kristall, wenn er einen hat, bis zur Grenze von 12. Das Legen kostet nichts.
rule-ruling-different-colours = Drei Dörfer beenden das Spiel nur in verschiedenen Farben; im Original heißt es einmal „gleiche Farbe“, doch von jeder gibt es nur zwei Dorfplättchen.
rule-ruling-eight-tribes = Von jeder Farbe gibt es acht Stämme und zwei Dorfplättchen; im Original ist einmal von acht Dorfplättchen die Rede, was dessen eigener Materialliste widerspricht.
rule-ruling-two-of-one-colour = Ein Gott darf mit sechs Stämmen einer Farbe deren beide Dörfer besitzen; sonst wäre die Regel von den vier Dörfern nie von Belang.
rule-ruling-tokenless-ignored = Benachbarte Stämme ohne Marker werden übergangen, wenn ein neuer Stamm sich umsieht, denn es zählt nur, ob er an genau eine Religion grenzt.
rule-ruling-tiles-suffice = Dorfplättchen können nicht ausgehen, denn aus acht Stämmen einer Farbe werden höchstens zwei Dörfer.
rule-ruling-losses-first = Zerstört ein Tempel Dörfer und gründet zugleich andere, kommen die Verluste zuerst, denn das zurückgegebene Plättchen kann für die Gründung nötig sein.
rule-ruling-several-villages = Vollendet ein Tempel mehrere Dörfer, gründet sein Gott sie alle; die Reihenfolge ist gleich, denn niemand sonst hat Stämme hinzugewonnen.
rule-ruling-too-few-tokens = Hast du zu wenige Marker für alle Stämme neben deinem neuen Tempel, verlassen fremde Marker trotzdem jeden von ihnen, denn das ist an nichts gebunden; danach legst du alle Marker, die du hast, auf Stämme deiner Wahl.
rule-ruling-no-back-fill = Ein Stamm, dem der Marker eines Gottes zusteht, der keinen mehr hat, bleibt ohne, auch wenn der Gott später Marker zurückbekommt, denn nur ein neuer Stamm sieht sich um.
rule-ruling-desert-apart = Das Versetzen einer Wüste darf die Welt zerteilen, denn keine Regel verbietet es; nur ihr neuer Ort muss ein anderes Sechseck berühren. Mit der Option „Ein Kontinent“ muss die Welt danach zusammenhängen.
rule-ruling-no-gift-for-moving = Eine Wüste zu versetzen bringt keinen Kristall, denn belohnt wird das Legen aus der Auslage.
rule-ruling-vortex-needs-desert = Ohne eine Wüste, die er versetzen kann, lässt sich ein Wirbel nur aus dem Spiel nehmen, denn er hätte nichts zu tun.
rule-ruling-moving-keeps-tokens = Eine Wüste zu versetzen ändert keinen Marker, denn das tun nur neu gelegte Stämme und Tempel.
rule-ruling-mediation-later = Eine Vermittlung lässt sich nicht in dem Zug ausgeben, in dem sie genommen wurde, denn sie ist für einen späteren gedacht.
rule-ruling-two-mediations = Du darfst in einem Zug zwei Vermittlungen ausgeben und hast so vier Aktionen, denn nichts verbietet es; bei einem Tempel bleibt es.
rule-ruling-mediation-optional = Du musst eine Vermittlung nicht ausgeben, denn sie erlaubt und verpflichtet nicht; übrig geblieben ist sie nichts wert.
rule-ruling-always-able = Deine zwei Aktionen sind immer möglich, denn zwei Sechsecke liegen aus, und eines aus dem Spiel zu nehmen kostet nichts. Eine zusätzliche Aktion, für die es nichts mehr zu tun gibt, wird nicht angeboten.
rule-ruling-last-turn = Ob du Dörfer genug hast, wird geprüft, bevor du Energie sammelst. Was im letzten Zug auch geschieht, danach ist das Spiel zu Ende, denn die Regel beendet es in jedem Fall.
rule-ruling-end-while-refilling = Wird das Spielende-Sechseck als Erstes aufgedeckt, wird nichts weiter gezogen. Die eben gesammelten Kristalle bleiben und zählen bei Gleichstand, denn die Energie kommt vor der Auslage.
rule-ruling-identical-stay = Gibt der Beutel keine verschiedenen Sechsecke mehr her, bleiben zwei gleiche liegen, denn das Ziehen nähme sonst kein Ende.
rule-ruling-same-hex = Zwei Sechsecke sind gleich, wenn sie von derselben Art und als Stämme von derselben Farbe sind, denn sonst unterscheidet sie nichts.
rule-ruling-display-kept = Auch mit dem Beutel werden nur Lücken der Auslage gefüllt; verglichen wird das Paar, das sich ergibt, denn die Regel spricht von den beiden, die ausliegen.
rule-ruling-penalty-ties = Alle Tempel auf dem Tisch zählen, auch der erste, und wer die meisten hat, verliert 4 Punkte, selbst wenn das auf alle zutrifft, denn die Regel nennt keine Ausnahme.
rule-ruling-decay-names-rival = Berührt der Verfall Tempel mehrerer Gegner, nennst du einen von ihnen, denn genommen wird nur ein Kristall.
rule-ruling-decay-stays = Den Verfall zu legen ist eine deiner Aktionen. Er bleibt dann bis zum Ende liegen und zählt beim Preis wie jedes Sechseck, denn Wirbel und Kristalle versetzen nur Wüsten.
rule-ruling-decay-needs-temple = Berührt kein freies Feld einen fremden Tempel, lässt sich der Verfall nur aus dem Spiel nehmen, denn ohne Tempel kann er nicht gelegt werden.
rule-ruling-five-neighbours = Auf einem Feld mit fünf oder sechs Nachbarn lässt sich kein Tempel bauen, denn er kostete 15 oder 18 Kristalle, und niemand hat mehr als 12.
rule-ruling-refounding = Ein verlorenes Dorf kann neu gegründet werden und bringt wieder ein Siegplättchen, wenn noch eines seiner Farbe da ist, denn dafür gibt es das dritte.
rule-ruling-negative = Ein Punktestand kann unter null liegen, denn nichts begrenzt, was die Tempel kosten.
rule-ruling-ends = Das Spiel kommt immer zu einem Ende, denn ein Zug, der kein Sechseck aus der Auslage nimmt, kostet einen Tempel oder vier Kristalle, und nur drei kommen herein.
rule-engine-edge = Die Welt hat keinen Rand, dieser Tisch schon: Kein Feld liegt mehr als 15 Schritte von der Mitte entfernt.
rule-engine-other-kind = Jedes Sechseck wird auf seine Weise eingesetzt: Stämme, Wüsten und Verfall werden gelegt, Vermittlungen behalten, Wirbel verbraucht, und versetzen lassen sich von dem, was ausliegt, nur Wüsten.
rule-engine-empty-slot = Mit einem leeren Platz der Auslage lässt sich nichts tun, bis er wieder gefüllt ist.
