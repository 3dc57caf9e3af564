import { deleteAccount, downloadAccount } from "@meal/contract/account-data";
import { route, type Route } from "../../http/route.ts";
import type { AccountsParts } from "../accounts/service.ts";
import { deleteOwnAccount, downloadData } from "./service.ts";

export function accountDataRoutes(parts: AccountsParts): readonly Route[] {
  return [
    route(downloadAccount, async ({ body, ...caller }) => {
      const data = await downloadData(parts, body?.current_password, caller);
      const name = `ai-meal-planner-data-${data.made_at.slice(0, 10)}.json`;
      caller.responseHeaders.set("content-disposition", `attachment; filename="${name}"`);
      return data;
    }),
    route(deleteAccount, async ({ body, ...caller }) => deleteOwnAccount(parts, body.password, caller)),
  ];
}
