import { createHash, timingSafeEqual } from "node:crypto";
import { createUser, deleteUser, listUsers, readUserById, updateUser } from "@meal/contract/admin";
import { AppError } from "../../../app-error.ts";
import { route, type Route } from "../../../http/route.ts";
import { readPeoplePage } from "./admin-repository.ts";
import { changeAccount, createAccount, deleteAccount, personById } from "./service.ts";
import type { AccountsParts } from "../parts.ts";
import { readUserView } from "../people/user-view.ts";

/** The operator's interface to people. Without a service key in the settings it opens for nobody. */
export function adminRoutes(parts: AccountsParts, serviceKey: string | undefined): readonly Route[] {
  const { db } = parts.database;
  const allow = (request: Request) => {
    if (!isServiceKey(request, serviceKey)) throw new AppError("service_key_needed");
  };
  return [
    route(listUsers, async ({ request, query: { page, per_page }, responseHeaders }) => {
      allow(request);
      const { users, total } = await readPeoplePage(db, page, per_page);
      responseHeaders.set("x-total-count", String(total));
      responseHeaders.set("link", linksOf(parts.appUrl, page, per_page, total));
      return { users: [...users], aud: "authenticated" };
    }),
    route(createUser, async ({ request, body }) => {
      allow(request);
      const { email, password, email_confirm: isConfirmed, user_metadata } = body;
      const account = { email, password, isConfirmed, fullName: user_metadata.full_name ?? "" };
      return readUserView(db, await createAccount(parts, account));
    }),
    route(readUserById, async ({ request, params }) => {
      allow(request);
      return readUserView(db, await personById(parts, params.id));
    }),
    route(updateUser, async ({ request, params, body }) => {
      allow(request);
      const { email, password, email_confirm: isConfirmed, user_metadata } = body;
      const change = { email, password, isConfirmed, fullName: user_metadata?.full_name };
      return readUserView(db, await changeAccount(parts, params.id, change));
    }),
    route(deleteUser, async ({ request, params }) => {
      allow(request);
      await deleteAccount(parts, params.id);
      return {};
    }),
  ];
}

/** Hashes are compared, so that neither the time nor the length tells how much of a guess was right. */
function isServiceKey(request: Request, serviceKey: string | undefined): boolean {
  const given = /^bearer\s+(.+)$/iu.exec(request.headers.get("authorization") ?? "")?.[1];
  if (given === undefined || serviceKey === undefined) return false;
  return timingSafeEqual(sha256(given), sha256(serviceKey));
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** Where the next and the last page are. The page comes first, where the hosted service's client looks for it. */
function linksOf(appUrl: string, page: number, perPage: number, total: number): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number, rel: string) =>
    `<${new URL("/api/auth/admin/users", appUrl).href}?page=${to}&per_page=${perPage}>; rel="${rel}"`;
  return [...(page < last ? [link(page + 1, "next")] : []), link(last, "last")].join(", ");
}
