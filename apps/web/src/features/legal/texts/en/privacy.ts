export const privacy = {
  summary:
    "We store what the kitchen needs and nothing to sell. There are no advertisements, and nothing is loaded from another company until you agree to it. You can download everything about you, and delete it, from your profile.",
  updated: "November 21, 2026",
  sections: [
    {
      heading: "Who answers for your data",
      paragraphs: [
        "AI Meal Planner can be run by anyone on a server of their own. Whoever runs the address you are visiting is the controller of your data: [name and postal address of the operator], [e-mail address for privacy questions].",
        "Write to that address for anything on this page. You get an answer within one month.",
      ],
    },
    {
      heading: "What is stored, and why",
      paragraphs: ["Only what a feature you use needs in order to work:"],
      points: [
        "Your account: your name, your e-mail address, and a one-way hash of your password. Nobody can read the password back.",
        "What you tell us about eating: diet, allergies and goals, and your age and gender if you choose to give them. They shape your plans. Allergies and health goals are sensitive, so they are never used for anything else.",
        "What you make: meal plans, recipes you keep, shopping lists, your food diary, your cooking history.",
        "Pictures you upload, such as photos of what you cooked. They are re-encoded on arrival, so the place and camera hidden inside a photo are gone before it is stored. A photo lies under an address that nobody can guess, and goes when you remove what it belongs to. The camera is on only while you see its picture.",
        "Where Premium can be bought and you pay: the subscription's number and dates. Card details go to the payment provider alone and never reach this server.",
        "Your network address, for a short time, to slow down people who guess passwords or open accounts in bulk.",
      ],
    },
    {
      heading: "What stays on your device",
      paragraphs: [
        "The app keeps its own files, your last plans and lists, your cooking history, a running timer and your choice of theme in the browser's storage, so that it opens without a network. Sign-in uses two cookies that scripts cannot read: one for your session, and one that only says that somebody signed in on this device before, so that guesses from elsewhere cannot lock you out. There are no advertising cookies.",
        "What you choose as a guest, your allergies among it, waits there until you sign up or log in and are asked whether to keep it in your profile.",
        "When another person signs in on the same device, what belonged to you is not shown to them.",
      ],
    },
    {
      heading: "Language models",
      paragraphs: [
        "Plans and recipes are made by a chef built into this server; nothing leaves it for that. The operator may add a language model of their choice for plans, photos and chat. Then the text or photo of that one request goes to the model's provider, without your name and e-mail address: [name of the provider, or: none is used].",
      ],
    },
    {
      heading: "Who else sees it",
      paragraphs: ["Nobody, except where you or the law make it necessary:"],
      points: [
        "The payment provider, where Premium can be bought and you subscribe.",
        "The mail service that carries your sign-up and password mails.",
        "An authority with a valid order.",
      ],
    },
    {
      heading: "How long",
      paragraphs: [
        "As long as you have an account. Deleting it removes your data from the database and the files at once, and from backups as they expire, within [number] days. A keyed fingerprint of your e-mail and network address, from which neither can be read, is kept for 90 days so that free limits cannot be reset by joining again.",
      ],
    },
    {
      heading: "Your rights",
      paragraphs: [
        "You may see, correct, take away and delete your data, and object to its use. Seeing, taking away and deleting work from your profile, without asking anybody. If you think we are wrong, you may complain to the data protection authority where you live.",
      ],
    },
    {
      heading: "Children",
      paragraphs: [
        "The app is made for people who run a kitchen. If you are under 16, use it together with a parent or guardian.",
      ],
    },
    {
      heading: "Changes",
      paragraphs: [
        "When this text changes, the date at the top changes with it. If a change touches how your data is used, the operator tells you before it takes effect.",
      ],
    },
  ],
};
