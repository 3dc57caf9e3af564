import type { MailMessage } from "../../../ports/mail.ts";

/** What a mail says, before it is laid out. */
export interface MailContent {
  readonly subject: string;
  readonly title: string;
  readonly lead: string;
  readonly action: { readonly label: string; readonly href: string };
  /** Digits to type instead of following the link. */
  readonly code?: string;
  /** How long it holds, and what to do if one did not ask for it. */
  readonly closing: string;
}

const paper = "#FBF7F0";
const ink = "#24201B";
const quietInk = "#6B6258";
const tomato = "#C8402A";
const sans = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";

/** Lays a mail out twice: as a page that needs no picture, and as plain text that says the same. */
export function renderMail(content: MailContent): Omit<MailMessage, "to"> {
  return { subject: content.subject, text: textOf(content), html: htmlOf(content) };
}

function textOf({ title, lead, action, code, closing }: MailContent): string {
  const typed = code === undefined ? [] : [`Or type this code: ${code}`];
  return [title, lead, `${action.label}:\n${action.href}`, ...typed, closing, "AI Meal Planner", ""].join(
    "\n\n",
  );
}

/** Mail programs know little CSS, so it is a table with its style in every tag, 480 pixels at most. */
function htmlOf({ subject, title, lead, action, code, closing }: MailContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${paper};color:${ink};font-family:${sans}">
<div style="display:none;max-height:0;overflow:hidden">${escape(lead)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 8px 20px">${mark()}</td></tr>
<tr><td style="background:#FFFFFF;border-radius:14px;padding:32px 28px;box-shadow:0 6px 24px rgba(90,60,30,0.10)">
<h1 style="margin:0 0 12px;font-family:${serif};font-size:26px;line-height:1.25;font-weight:600">${escape(title)}</h1>
<p style="margin:0 0 24px;font-size:16px;line-height:1.6">${escape(lead)}</p>
<p style="margin:0 0 24px">${button(action)}</p>
${code === undefined ? "" : codeBlock(code)}
<p style="margin:0;font-size:14px;line-height:1.6;color:${quietInk}">${escape(closing)}</p>
</td></tr>
<tr><td style="padding:20px 8px;font-size:14px;line-height:1.6;color:${quietInk}">
If the button does not open, copy this address into your browser:<br>
<a href="${escape(action.href)}" style="color:#5B3A6E;word-break:break-all">${escape(action.href)}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** A tomato, a leaf and a lemon as three cut-out shapes beside the name. */
function mark(): string {
  const shapes = [
    `background:${tomato};border-radius:50% 48% 52% 50%`,
    "background:#2F6B45;border-radius:2px 70% 2px 70%",
    "background:#F5C84C;border-radius:52% 50% 48% 50%",
  ].map(
    (style) =>
      `<td style="padding-right:6px"><div style="width:18px;height:18px;line-height:18px;${style}">&nbsp;</div></td>`,
  );
  const name = `<td style="padding-left:6px;font-family:${serif};font-size:18px;font-weight:600">AI Meal Planner</td>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr>${shapes.join("")}${name}</tr></table>`;
}

function button({ label, href }: MailContent["action"]): string {
  const style = `display:inline-block;background:${tomato};color:#FFFFFF;text-decoration:none;font-size:16px;font-weight:600;line-height:24px;padding:12px 24px;border-radius:999px`;
  return `<a href="${escape(href)}" style="${style}">${escape(label)}</a>`;
}

function codeBlock(code: string): string {
  const style = `margin:0 0 24px;padding:12px 16px;background:${paper};border-radius:14px;font-family:${serif};font-size:28px;line-height:1.3;letter-spacing:6px;font-variant-numeric:tabular-nums`;
  return `<p style="margin:0 0 8px;font-size:16px">Or type this code:</p>\n<p style="${style}">${escape(code)}</p>`;
}

function escape(text: string): string {
  const names: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replaceAll(/[&<>"]/gu, (character) => names[character] ?? character);
}
