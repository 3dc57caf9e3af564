import { openTestCheckout, pressTestCheckout } from "@meal/contract/billing";
import { AppError } from "../../app-error.ts";
import { plainPageHeaders } from "../../http/plain-page.ts";
import { route, type Route } from "../../http/route.ts";
import type { TestPages } from "../../ports/payments.ts";
import type { Billing } from "./service.ts";

/** The pages of the built-in checkout; elsewhere nothing is there. */
export function testCheckoutRoutes(
  pages: TestPages | undefined,
  billing: Pick<Billing, "isOwn">,
): readonly Route[] {
  return [
    route(openTestCheckout, async ({ session, params }) => {
      const isOwn = await billing.isOwn(session.userId, "paypal", params.id);
      const page = isOwn ? pages?.page(params.id) : undefined;
      if (page === undefined) throw new AppError("not_found");
      return new Response(page, { headers: plainPageHeaders });
    }),
    route(pressTestCheckout, async ({ session, params, query }) => {
      const isOwn = await billing.isOwn(session.userId, "paypal", params.id);
      if (!isOwn || pages?.page(params.id) === undefined) throw new AppError("not_found");
      // What cannot be pressed any more, as in a second window, leads back to the page as it is now.
      const location = pages.press(params.id, query.press) ?? `/api/test-checkout/${params.id}`;
      return new Response(null, { status: 303, headers: { location } });
    }),
  ];
}
