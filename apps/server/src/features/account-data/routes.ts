import { deleteAccount, downloadAccount } from "@meal/contract/account-data";
import { route, type Route } from "../../http/route.ts";
import type { AccountsParts } from "../accounts/service.ts";
import { collectData, deleteOwnAccount } from "./service.ts";

export function accountDataRoutes(parts: AccountsParts): readonly Route[] {
  return [
    route(downloadAccount, async ({ session, responseHeaders }) => {
      const data = await collectData(parts, session.userId);
      const name = `ai-meal-planner-data-${data.made_at.slice(0, 10)}.json`;
      responseHeaders.set("content-disposition", `attachment; filename="${name}"`);
      return data;
    }),
    route(deleteAccount, async ({ body, ...caller }) => deleteOwnAccount(parts, body.password, caller)),
  ];
}
