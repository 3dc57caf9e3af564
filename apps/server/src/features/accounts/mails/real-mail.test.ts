import { createTestApp, json, testOrigin } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { smtpMail } from "../../../adapters/mail/smtp/smtp-mail.ts";
import { startSmtp } from "../../../adapters/mail/testing/smtp-server.ts";
import { anna, linkIn } from "../testing/people.ts";

describeOnBothDatabases("with a real mail server", ({ product }) => {
  it("a sign-up is confirmed by the mail that arrives", async () => {
    const server = await startSmtp();
    const mail = smtpMail(server.url, "AI Meal Planner <kitchen@example.org>");
    const settings = { SMTP_URL: server.url };
    const { app, accounts } = createTestApp(await product(), { mail, settings });
    const asBrowser = { "x-session-mode": "cookie" };
    const up = await app.request("/api/auth/signup", json("POST", anna, asBrowser));
    expect(await up.json()).toMatchObject({ session: null });
    await accounts.background.settle();
    const [arrived] = server.received;
    expect(arrived?.to?.[0]?.address).toBe(anna.email);
    // It needs nothing from anywhere, and shows the same link in both of its forms.
    expect(arrived?.html).not.toMatch(/<img|<script|<link|url\(/iu);
    const link = linkIn({ to: "", subject: "", text: arrived?.text ?? "", html: "" });
    expect(arrived?.html).toContain(link.replaceAll("&", "&amp;"));
    const token_hash = new URL(link, testOrigin).searchParams.get("token_hash");
    const use = json("POST", { type: "signup", token_hash }, asBrowser);
    const opened = await app.request("/api/auth/verify", use);
    expect(opened.headers.get("set-cookie")).toMatch(/^session=/u);
    await server.stop();
  });
});
