import { deleteAccount, downloadAccount } from "@meal/contract/account-data";
import { route, type Route } from "../../http/route.ts";
import type { LargeAnswers } from "../../http/large-answers.ts";
import { confirmIdentity, notifyOwner, type AccountsParts } from "../accounts/service.ts";
import { downloadPieces } from "./download.ts";
import { deleteOwnAccount } from "./service.ts";

export function accountDataRoutes(parts: AccountsParts, largeAnswers: LargeAnswers): readonly Route[] {
  return [
    route(downloadAccount, async ({ body, ...caller }) => {
      const { userId } = caller.session;
      await confirmIdentity(parts, body?.current_password, caller);
      const madeAt = new Date(parts.clock.now()).toISOString();
      const data = largeAnswers.stream(
        userId,
        downloadPieces(parts.database.db, caller.session, madeAt),
        caller.log,
      );
      await notifyOwner(parts, userId, "download");
      return new Response(data, {
        headers: {
          "content-type": "application/json",
          "content-disposition": `attachment; filename="ai-meal-planner-data-${madeAt.slice(0, 10)}.json"`,
        },
      });
    }),
    route(deleteAccount, async ({ body, ...caller }) => deleteOwnAccount(parts, body.password, caller)),
  ];
}
