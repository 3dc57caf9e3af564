import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { readLinkSearch, readLoginSearch } from "./search.ts";
import * as t from "./texts/en/feature.ts";

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: readLoginSearch,
  component: lazyRouteComponent(() => import("./login-page.tsx"), "LoginPage"),
  staticData: { access: "signed-out", title: t.logIn },
});

const signup = createRoute({
  getParentRoute: () => rootRoute,
  path: "/signup",
  component: lazyRouteComponent(() => import("./signup-page.tsx"), "SignupPage"),
  staticData: { access: "signed-out", title: t.createYourAccount },
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  validateSearch: readLinkSearch,
  component: lazyRouteComponent(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
  staticData: { access: "signed-out", title: t.forgotYourPassword },
});

/** Where every link of a mail leads: its button uses the link up. */
const confirm = createRoute({
  getParentRoute: () => rootRoute,
  path: "/confirm",
  component: lazyRouteComponent(() => import("./confirm-page.tsx"), "ConfirmPage"),
  staticData: { access: "public", title: t.openLinkOfMail },
});

/** Where the link for a new password goes on to, once it has signed the browser in. */
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  component: lazyRouteComponent(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
  staticData: { access: "public", title: t.chooseNewPassword },
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logout",
  component: lazyRouteComponent(() => import("./logout-page.tsx"), "LogoutPage"),
  staticData: { access: "public", title: t.logOut },
});

/** Coming in, going out, and finding a lost key. */
export const feature = {
  name: "accounts",
  routes: [login, signup, forgotPassword, confirm, resetPassword, logout],
} satisfies Feature;
