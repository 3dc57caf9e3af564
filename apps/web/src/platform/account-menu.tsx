import { firstNameOf } from "@meal/domain/accounts/names";
import { Link } from "./router/link.tsx";
import { useRegistry } from "./registry.ts";
import type { SessionUser } from "./session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { menuLineClass, PopoverMenu } from "../ui/popover-menu.tsx";
import * as t from "./texts/en/account-menu.ts";

/** Who is signed in, and the pages that are about them. */
export function AccountMenu({ user }: { readonly user: SessionUser }) {
  const { account } = useRegistry();
  const name = firstNameOf(user);
  return (
    <PopoverMenu
      label={t.accountOf(name)}
      face={<Avatar name={user.fullName === "" ? name : user.fullName} />}
    >
      <p className="truncate px-3 py-2 font-title text-lg">{t.greeting(name)}</p>
      <ul>
        {account.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to} className={menuLineClass}>
              <Icon /> {label}
            </Link>
          </li>
        ))}
      </ul>
    </PopoverMenu>
  );
}
