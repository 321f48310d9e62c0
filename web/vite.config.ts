import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `make dev` says where the server listens; everything that is not the client itself is asked there.
const server = `http://127.0.0.1:${process.env["THEOGONY_PORT"] ?? "8320"}`;
const asked = ["/api", "/words", "/g/"];

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../theogony/server/client",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the Content-Security-Policy knows no data: addresses for fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    port: 5173,
    proxy: {
      ...Object.fromEntries(asked.map((path) => [path, { target: server, headers: { origin: server } }])),
      "/ws": { target: server.replace("http", "ws"), ws: true, headers: { origin: server } },
    },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
