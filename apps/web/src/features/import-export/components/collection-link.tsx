import { Link } from "../../../platform/router/link.tsx";
import { type ButtonVariant, buttonClass } from "../../../ui/button.tsx";
import * as t from "../texts/en/page.tsx";

/** The way to what was saved, which is another feature's page. */
export function CollectionLink({ variant = "primary" }: { readonly variant?: ButtonVariant }) {
  const collection: string = "/recipe-history";
  return (
    <Link to={collection} search={{ tab: "favorites" }} className={buttonClass({ variant })}>
      {t.openCollection}
    </Link>
  );
}
