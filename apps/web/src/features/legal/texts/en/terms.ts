/** The terms, with what is so about money here. */
export function terms(money: readonly string[]) {
  return {
    summary:
      "Use the app to feed yourself and yours. It suggests, you decide: read labels, trust your doctor over a recipe. You can leave at any time and take your data with you.",
    updated: "November 21, 2026",
    sections: [
      {
        heading: "Between whom",
        paragraphs: [
          "These terms are between you and the operator of the address you are visiting: [name and postal address of the operator], [e-mail address]. By making an account you agree to them. You may use what is open to guests without one.",
        ],
      },
      {
        heading: "Your account",
        paragraphs: [
          "Give a working e-mail address and keep your password to yourself. One person, one account; the number of accounts from one network address is limited. Tell us if you think somebody else got in.",
        ],
      },
      {
        heading: "Food, health and allergies",
        paragraphs: [
          "Plans, recipes and figures are worked out from public food tables and from what you tell the app. They are estimates. Products differ, labels change, and a photo does not show everything in a pot.",
          "The app is not medical advice. If you live with an allergy, an illness or a pregnancy, check every ingredient on its label and ask a doctor or dietitian before you change how you eat. Cook meat, fish and eggs through, and throw away what smells wrong, whatever a timer says.",
        ],
      },
      {
        heading: "Free and Premium",
        paragraphs: ["Some features have a free allowance; Premium lifts it.", ...money],
      },
      {
        heading: "What is yours",
        paragraphs: [
          "Your lists, diary, photos and the plans made for you are yours. You allow us to store and process them for the one purpose of running the app for you. Recipes from the built-in cookbook may be cooked, printed and shared at will.",
        ],
      },
      {
        heading: "What is not allowed",
        paragraphs: ["Please do not:"],
        points: [
          "break in, overload the server, or get around a limit,",
          "upload what you have no right to, or what is against the law,",
          "open accounts by machine, or sell access to yours.",
        ],
      },
      {
        heading: "When things break",
        paragraphs: [
          "We work to keep the app running and your data safe, but we cannot promise that it is never down or never wrong. As far as the law allows, the operator is liable only for harm done on purpose or through gross negligence, and never less than the law of your country demands.",
        ],
      },
      {
        heading: "Ending it",
        paragraphs: [
          "Delete your account from your profile whenever you like. We may close an account that breaks these terms; you are told why and can still take your data with you, unless the law forbids it.",
        ],
      },
      {
        heading: "Changes and the law",
        paragraphs: [
          "If these terms change, the operator tells you at least 14 days before. If you do not agree, you can leave before then. The law of [country of the operator] applies, and you keep the protection of the law where you live.",
        ],
      },
    ],
  };
}

export function whatIsPaid(moneyBack: string): readonly string[] {
  return [
    "The price and what is included are shown before you pay, and payments are handled by the payment provider named there.",
    `Premium renews each month until you cancel. Cancel at any time from your profile; it stays active until the end of the period you paid for. ${moneyBack}`,
  ];
}
export const nothingIsSold = [
  "Nothing can be bought here. Premium costs nothing, for everybody or for whoever the operator gives it to.",
];
