import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import type { Feature } from "../../platform/feature.ts";
import { rootRoute } from "../../platform/root-route.ts";
import { readLinkSearch, readLoginSearch } from "./search.ts";

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  validateSearch: readLoginSearch,
  component: lazyRouteComponent(() => import("./login-page.tsx"), "LoginPage"),
  staticData: { access: "signed-out", title: "Log in" },
});

const signup = createRoute({
  getParentRoute: () => rootRoute,
  path: "/signup",
  component: lazyRouteComponent(() => import("./signup-page.tsx"), "SignupPage"),
  staticData: { access: "signed-out", title: "Create your account" },
});

const forgotPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/forgot-password",
  validateSearch: readLinkSearch,
  component: lazyRouteComponent(() => import("./forgot-password-page.tsx"), "ForgotPasswordPage"),
  staticData: { access: "signed-out", title: "Forgot your password" },
});

/** Where every link of a mail leads: its button uses the link up. */
const confirm = createRoute({
  getParentRoute: () => rootRoute,
  path: "/confirm",
  component: lazyRouteComponent(() => import("./confirm-page.tsx"), "ConfirmPage"),
  staticData: { access: "public", title: "Open the link of your mail" },
});

/** Where the link for a new password goes on to, once it has signed the browser in. */
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  component: lazyRouteComponent(() => import("./reset-password-page.tsx"), "ResetPasswordPage"),
  staticData: { access: "public", title: "Choose a new password" },
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: "/logout",
  component: lazyRouteComponent(() => import("./logout-page.tsx"), "LogoutPage"),
  staticData: { access: "public", title: "Log out" },
});

/** Coming in, going out, and finding a lost key. */
export const feature = {
  name: "accounts",
  routes: [login, signup, forgotPassword, confirm, resetPassword, logout],
} satisfies Feature;
