import { setImmediate as nextTurn } from "node:timers/promises";
import { errors } from "@meal/contract/errors";
import type { Endpoint, InputSchemas } from "@meal/contract/endpoint";
import { html, raw } from "hono/html";
import { z } from "zod";
import { errorCodesOf } from "../../http/openapi.ts";
import { plainStyle } from "../../http/plain-page.ts";

/** The API as one page that needs no script and nothing from anywhere else. Others are answered while it is made. */
export async function docsPage(endpoints: readonly Endpoint[], version: string): Promise<string> {
  const sections = [];
  for (const endpoint of endpoints) {
    sections.push(await endpointSection(endpoint));
    await nextTurn();
  }
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>AI Meal Planner API ${version}</title>
        ${raw(`<style>${plainStyle}</style>`)}
      </head>
      <body>
        <main>
          <h1>AI Meal Planner API ${version}</h1>
          <p>
            JSON in, JSON out. The same for programs: <a href="/api/openapi.json">openapi.json</a>. What goes
            wrong is answered with a problem document that carries one of the codes at the end of this page.
          </p>
          ${sections} ${errorTable()}
        </main>
      </body>
    </html>`;
}

function endpointSection(endpoint: Endpoint) {
  const { method, path, summary, access, input, output } = endpoint;
  return html`<section>
    <h2><code>${method} ${path}</code></h2>
    <p>${summary} ${access === "signed-in" ? "Needs a session." : ""}</p>
    ${(["params", "query", "body"] as const).map((part) => inputShape(part, input))}
    ${typeof output === "string" ? "" : shape("Answers", output, "output")}
    <p>Can refuse with: ${errorCodesOf(endpoint).join(", ")}.</p>
  </section>`;
}

function inputShape(part: keyof InputSchemas, input: InputSchemas) {
  const schema = input[part];
  return schema ? shape(`Takes in ${part}`, schema, "input") : "";
}

function shape(title: string, schema: z.ZodType, io: "input" | "output") {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return html`<p>${title}</p>
    <pre tabindex="0">${JSON.stringify(rest, undefined, 2)}</pre>`;
}

function errorTable() {
  return html`<section>
    <h2>Codes</h2>
    <table>
      <thead>
        <tr>
          <th>code</th>
          <th>status</th>
          <th>meaning</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(errors).map(
          ([code, { status, title }]) =>
            html`<tr id="${code}">
              <td><code>${code}</code></td>
              <td>${status}</td>
              <td>${title}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
