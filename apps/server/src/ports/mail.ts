/** One mail, in both of its forms. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes mails and brings them on their way; throws when it could not. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Waits until every mail that was taken is on its way or given up; called when the server stops. */
  settle(): Promise<void>;
  /** Takes back every mail to this address that still lies here. */
  forget(address: string): Promise<void>;
}
