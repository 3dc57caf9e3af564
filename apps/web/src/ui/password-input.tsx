import { useState, type ComponentProps, type KeyboardEvent } from "react";
import { Eye, EyeOff } from "lucide-react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { Input } from "./input.tsx";
import * as t from "./texts/en/passwords.ts";

export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const [capsLocked, setCapsLocked] = useState(false);
  function watchCapsLock(event: KeyboardEvent<HTMLInputElement>) {
    setCapsLocked(event.getModifierState("CapsLock"));
  }
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="grid gap-1">
      <div className="relative">
        <Input
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
          type={shown ? "text" : "password"}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          className={cx("pr-13", className)}
        />
        <IconButton
          label={shown ? t.hidePassword : t.showPassword}
          icon={<Icon aria-hidden="true" className="size-5" />}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 my-auto"
        />
      </div>
      <p aria-live="polite" className="text-sm font-medium text-butter empty:hidden">
        {capsLocked ? t.capsLockIsOn : ""}
      </p>
    </div>
  );
}
