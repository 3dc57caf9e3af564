import { logOnly } from "../log-only.ts";
import type { Server } from "../server.ts";
import type { Device } from "./bridge.ts";

/** A phone has no downloads of a page: a file goes where its person sends it. */
export function nativeFiles({ ask }: Device): { readonly save: (name: string, content: Blob) => void } {
  const share = async (name: string, content: Blob) => {
    const options = { path: name, data: await base64Of(content), directory: "CACHE" };
    const written = await ask("Filesystem", "writeFile", options);
    await ask("Share", "share", { title: name, files: [written.get("uri")] });
  };
  return {
    save: (name, content) => {
      share(name, content).catch((error: unknown) => logOnly("The file was not shared", error));
    },
  };
}

/** A link to a file of the server needs the token along. */
export function followFileLinks(server: Server, save: (name: string, content: Blob) => void): void {
  const fetchFile = async (path: string) => {
    const answer = await server.reach(path, {});
    if (answer.ok) save(nameIn(answer, path), await answer.blob());
  };
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[download]") : null;
    const path = link?.getAttribute("href") ?? "";
    if (!path.startsWith("/api/")) return;
    event.preventDefault();
    void fetchFile(path);
  });
}

function nameIn({ headers }: Response, path: string): string {
  const named = /filename="?([^";]+)/u.exec(headers.get("content-disposition") ?? "")?.[1];
  return named ?? path.split(/[/?]/u).findLast((part) => part !== "") ?? "file";
}

function base64Of(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.replace(/^[^,]*,/u, "") : "");
    });
    reader.addEventListener("error", () => reject(new Error("The file could not be read.")));
    reader.readAsDataURL(content);
  });
}
