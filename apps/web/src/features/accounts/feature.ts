import { createRoute, lazyPage } from "../../platform/router/route.ts";
import type { Feature } from "../../platform/feature.ts";
import { readLinkSearch, readLoginSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const login = createRoute({
  path: "/login",
  readSearch: readLoginSearch,
  page: lazyPage(() => import("./login-page.tsx"), "LoginPage"),
  access: "signed-out",
  title: t.logIn,
});

const signup = createRoute({
  path: "/signup",
  page: lazyPage(() => import("./signup-page.tsx"), "SignupPage"),
  access: "signed-out",
  title: t.createYourAccount,
});

const forgotPassword = createRoute({
  path: "/forgot-password",
  readSearch: readLinkSearch,
  page: lazyPage(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
  access: "signed-out",
  title: t.forgotYourPassword,
});

/** Where every link of a mail leads: its button uses the link up. */
const confirm = createRoute({
  path: "/confirm",
  page: lazyPage(() => import("./confirm-page.tsx"), "ConfirmPage"),
  access: "public",
  title: t.openLinkOfMail,
});

/** Where the link for a new password goes on to, once it has signed the browser in. */
const resetPassword = createRoute({
  path: "/reset-password",
  page: lazyPage(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
  access: "public",
  title: t.chooseNewPassword,
});

const logout = createRoute({
  path: "/logout",
  page: lazyPage(() => import("./logout-page.tsx"), "LogoutPage"),
  access: "public",
  title: t.logOut,
});

/** Coming in, going out, and finding a lost key. */
export const feature = {
  name: "accounts",
  routes: [login, signup, forgotPassword, confirm, resetPassword, logout],
} satisfies Feature;
