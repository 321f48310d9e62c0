import { mount } from "svelte";

import App from "./App.svelte";
import { applyAppearance } from "./appearance.svelte";
import { inline } from "./art";
import shapes from "./style/shapes.svg?raw";
import "./style/tokens.css";
import "./style/base.css";

applyAppearance();
inline(shapes);
const target = document.getElementById("app");
if (!target) throw new Error("index.html has no element #app to put the table in.");
mount(App, { target });
