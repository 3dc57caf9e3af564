export const summary =
  "We store what your kitchen needs, and sell none of it. There is no advertising, and nothing is loaded from another company until you agree to it. You can download everything about you, and delete it, from your profile.";
export const updated = "November 23, 2026";

// Who answers for your data.
export const controller = "Who is responsible for your data";
export const controllerLead =
  "Anyone can run AI Meal Planner on a server of their own. Whoever runs the address you are visiting is responsible for your data.";
export function controllerIs(operator: string): string {
  return `Here that is: ${operator}.`;
}
export const controllerUnnamed =
  "The operator of this site has not given a name and address yet (the setting OPERATOR_NAME).";
export function writeTo(email: string): string {
  return `Write to ${email} about anything on this page. You get an answer within one month.`;
}
export const nowhereToWrite =
  "The operator has not given an email address for questions yet (the setting OPERATOR_EMAIL).";

// What is stored.
export const stored = "What is stored, and why";
export const storedLead = "Only what the features you use need to work:";
export const storedAccount =
  "Your account: your name, your email address, and a one-way hash of your password. Nobody can read the password back.";
export const storedEating =
  "What you tell us about eating: diet, allergies and goals, and your age and gender if you choose to give them. They shape your plans. Allergies and health goals are sensitive, so they are never used for anything else.";
export const storedMade =
  "What you make: meal plans, recipes you keep, shopping lists, your food diary, your cooking history.";
export const storedPictures =
  "Pictures you upload, such as photos of what you cooked. They are re-encoded on arrival, so the location and camera details hidden in a photo are gone before it is stored. A photo has an address that nobody can guess, and it goes when you remove what it belongs to. The camera is on only while you see its picture.";
export const storedPayments =
  "If you pay for Premium: the subscription's number, dates and payments. Card details go to the payment provider alone and never reach this server.";
export const storedAddress =
  "Your IP address, for a short time, to slow down people who guess passwords or open accounts in bulk.";

// What stays on the device.
export const device = "What stays on your device";
export const deviceFiles =
  "The app keeps its own files, your last plans and lists, your cooking history, a running timer and your choice of theme and measures in the browser's storage, so that it opens without a network. Signing in uses two cookies that scripts cannot read: one for your session, and one that only says that somebody signed in on this device before, so that guesses from elsewhere cannot lock you out. There are no advertising cookies of ours.";
export const deviceGuest =
  "What you choose as a guest, your allergies included, waits there until you sign up or log in and are asked whether to keep it in your profile.";
export const deviceOthers =
  "When another person signs in on the same device, they do not see what belonged to you.";

// Counting visits.
export const visits = "Counting visits";
export const visitsNone = "Nobody counts your visits here: there is no tracking pixel and no analytics.";
export function visitsPixel(id: string): string {
  return `This site has a tracking pixel of Meta, with the number ${id}. It is off until you allow it. If you do, Meta is told which kind of page you open, such as “a recipe”, never which recipe and nothing of what you type; that you created an account; and that you started to pay. Your IP address and Meta's own cookies go along, as with any visit to Meta.`;
}
export const visitsSignals =
  "If your browser sends Do Not Track or Global Privacy Control, it stays off and you are not asked. Your choice is kept on this device, and you can change it here or in your profile.";
export function visitsVideo(host: string): string {
  return `The video on the page about the product comes from ${host}, which is contacted only when you press play.`;
}

// Language models.
export const models = "Language models";
export const modelsLead =
  "Plans and recipes can be made by a chef built into this server; nothing leaves it for that.";
export const modelsNone = "No language model is used here.";
export function modelsUsed(names: string): string {
  return `This site also uses language models. When you use a feature that needs one, the text or photo of that request goes to ${names}, without your name and email address.`;
}

// Who else sees it.
export const others = "Who else sees it";
export const othersLead = "Nobody, unless you or the law make it necessary:";
export const othersPayments = "The payment provider, if you subscribe.";
export const othersMail = "The mail service that carries your sign-up and password emails.";
export const othersPush =
  "The push service of your browser's maker, if you let the timer notify you. It learns that a step has ended, and nothing of what you cook.";
export const othersModels = "The providers of language models named above, for the requests that need one.";
export const othersPixel = "Meta, if you allow the tracking pixel.";
export const othersLaw = "An authority with a valid order.";

// How long.
export const howLong = "How long";
export const howLongLead =
  "As long as you have an account. Deleting it removes your data from the database and the files at once.";
export function howLongBackups(days: string): string {
  return `Backups still hold it until they are deleted, after ${days} days.`;
}
export const howLongUnsaid =
  "Backups still hold it until they are deleted; the operator has not said yet when that is (the setting BACKUP_DAYS).";
export const howLongKept =
  "A keyed fingerprint of your email and IP address, from which neither can be read, is kept for 90 days so that free limits cannot be reset by joining again.";

// Rights, children, changes.
export const rights = "Your rights";
export const rightsText =
  "You may see, correct, download and delete your data, and object to its use. You can see, download and delete it from your profile, without asking anybody. If you think we are wrong, you may complain to the data protection authority where you live.";
export const children = "Children";
export const childrenText =
  "The app is made for people who run a kitchen. If you are under 16, use it together with a parent or guardian.";
export const changes = "Changes";
export const changesText =
  "When this text changes, the date at the top changes with it. If a change touches how your data is used, the operator tells you before it takes effect.";
