export const allow = "Tell Meta about my visits";
export const allowHint = "The kind of page, that you signed up, that you started to pay.";
export const refused = "Your browser asks not to be tracked, so this stays off.";
