import { CALLS_A_MINUTE } from './calls.rules.ts';

export type Limited =
  | 'signIn'
  | 'signInFromAnywhere'
  | 'secondStep'
  | 'secondStepFromAnywhere'
  | 'passkeyStart'
  | 'passkeySignIn'
  | 'issuerStart'
  | 'issuerSignIn'
  | 'issuerLogout'
  | 'signUp'
  | 'passwordReset'
  | 'lostReceipts'
  | 'verification'
  | 'invite'
  | 'thanks'
  | 'thanksMails'
  | 'unprovedAddress'
  | 'purchase'
  | 'question'
  | 'upload'
  | 'scrape'
  | 'barcode'
  | 'barcodeService'
  | 'picture'
  | 'export'
  | 'contact'
  | 'report'
  | 'deliveryAddress'
  | 'besides'
  | OfNetwork
  | 'linkClick'
  | 'follow'
  | 'circleMail'
  | 'personalLink'
  | 'suggestion'
  | 'drawChange'
  | 'drawMail'
  | 'drawMailAgain'
  | 'lateDrawChange'
  | 'drawPart'
  | 'checkout'
  | 'apiKey'
  | 'wrongKey'
  | 'apiKeyCreation'
  | 'webhookTest';
export type OfNetwork =
  | 'besidesOfNetwork'
  | 'suggestionOfNetwork'
  | 'questionOfNetwork'
  | 'holdOfNetwork'
  | 'pledgeOfNetwork'
  | 'fundOfNetwork';
export type Limit = { points: number; duration: number };

export const ATTEMPT_MINUTES = 15;
const QUARTER_HOUR_SECONDS = ATTEMPT_MINUTES * 60;
export const DAY_SECONDS = 24 * 60 * 60;

/** Families, offices and schools share an address. */
const PER_ADDRESS = { points: 100, duration: QUARTER_HOUR_SECONDS };
const PER_EMAIL = { points: 10, duration: QUARTER_HOUR_SECONDS };

export const API_KEY_LIMIT: Limit = { points: CALLS_A_MINUTE, duration: 60 };

export const THANKS_A_DAY = 100;

/** Addresses to which notes of thanks by one person are mailed. */
export const THANKS_MAILS_A_DAY = 300;

/** News to an address that nobody has proved to be theirs. */
export const UNPROVED_MAILS_A_DAY = 5;

export const PURCHASES_A_MINUTE = 120;

export const QUESTIONS_AN_HOUR = 30;
export const QUESTIONS_A_DAY = 100;

/**
 * For one list from one network, without a proved account: guests make their keys themselves, so a bound by key is none
 * for a stranger. A household has room in each, and one network cannot fill a list: 50 gifts beside it, 50 suggestions, 30 questions
 * about a gift, 100 pledges for one.
 */
export const BESIDES_OF_NETWORK_A_MONTH = 15;
export const SUGGESTIONS_OF_NETWORK_A_MONTH = 15;
export const QUESTIONS_OF_NETWORK_A_DAY = 20;
export const HOLDS_OF_NETWORK_A_DAY = 20;
export const PLEDGES_OF_NETWORK_A_DAY = 40;

/** Three quarters of a fund, so that the rest of the world can always give. */
export const SHARES_OF_WHOLE = 1_000;
export const FUND_SHARES_OF_NETWORK = 750;

/** Codes that nobody has asked for lately, of the whole site. */
const BARCODE_LOOK_UPS_A_DAY = 2_000;

/**
 * By the keys in their order: usually the address, then the e-mail, then the list; of invitations and uploads,
 * the person. Durations in seconds.
 */
export const LIMITS: Record<Limited, Limit[]> = {
  signIn: [PER_ADDRESS, PER_EMAIL], // the e-mail together with the address: see SignInGuard
  signInFromAnywhere: [{ points: 100, duration: 60 * 60 }],
  secondStep: [PER_ADDRESS, PER_EMAIL], // as passwords
  secondStepFromAnywhere: [{ points: 100, duration: 60 * 60 }],
  passkeyStart: [PER_ADDRESS],
  passkeySignIn: [PER_ADDRESS],
  issuerStart: [PER_ADDRESS],
  issuerSignIn: [PER_ADDRESS],
  issuerLogout: [PER_ADDRESS], // of tokens that are no good
  signUp: [{ points: 300, duration: QUARTER_HOUR_SECONDS }, PER_EMAIL], // a whole school may begin in one lesson
  passwordReset: [PER_ADDRESS, PER_EMAIL],
  lostReceipts: [PER_ADDRESS, PER_EMAIL],
  verification: [PER_ADDRESS, PER_EMAIL],
  thanks: [{ points: THANKS_A_DAY, duration: DAY_SECONDS }],
  thanksMails: [{ points: THANKS_MAILS_A_DAY, duration: DAY_SECONDS }], // a note is mailed to as many as gave
  unprovedAddress: [{ points: UNPROVED_MAILS_A_DAY, duration: DAY_SECONDS }], // guests type any address that they like
  invite: [{ points: 60, duration: 60 * 60 }], // each is a mail to somebody, and says whether they have an account
  contact: [
    { points: 20, duration: 60 * 60 },
    { points: 5, duration: 60 * 60 },
  ],
  apiKey: [API_KEY_LIMIT],
  wrongKey: [PER_ADDRESS], // as passwords
  apiKeyCreation: [{ points: 20, duration: 60 * 60 }], // nobody gets on by new ones; each is a mail, too
  webhookTest: [{ points: 60, duration: 60 * 60 }], // each asks another site, as looking up a new address does
  deliveryAddress: [{ points: 120, duration: 60 * 60 }], // as reports
  besides: [
    { points: 60, duration: 60 * 60 }, // as reports
    { points: 100, duration: DAY_SECONDS }, // of one list
  ],
  besidesOfNetwork: [{ points: BESIDES_OF_NETWORK_A_MONTH, duration: 30 * DAY_SECONDS }],
  suggestionOfNetwork: [{ points: SUGGESTIONS_OF_NETWORK_A_MONTH, duration: 30 * DAY_SECONDS }],
  questionOfNetwork: [{ points: QUESTIONS_OF_NETWORK_A_DAY, duration: DAY_SECONDS }],
  holdOfNetwork: [{ points: HOLDS_OF_NETWORK_A_DAY, duration: DAY_SECONDS }],
  pledgeOfNetwork: [{ points: PLEDGES_OF_NETWORK_A_DAY, duration: DAY_SECONDS }],
  fundOfNetwork: [{ points: FUND_SHARES_OF_NETWORK, duration: 30 * DAY_SECONDS }], // as long as promises last
  report: [{ points: 60, duration: 60 * 60 }], // families, offices and schools share an address
  follow: [
    { points: 60, duration: 60 * 60 }, // families, offices and schools share an address
    { points: 5, duration: DAY_SECONDS }, // each is a mail to somebody who may not have asked for it
    { points: 200, duration: DAY_SECONDS }, // by mail, of one list
    { points: 40, duration: DAY_SECONDS }, // by new browsers, of one list from a network
    { points: 200, duration: DAY_SECONDS }, // by new browsers, of one list
  ],
  circleMail: [{ points: 5, duration: DAY_SECONDS }], // to an address that may not have asked for it
  personalLink: [{ points: 600, duration: 60 * 60 }], // families share an address, and every page counts
  suggestion: [
    { points: 30, duration: 60 * 60 }, // families, offices and schools share an address
    { points: 60, duration: DAY_SECONDS }, // for one list, whose people get a notice of it
  ],
  drawChange: [{ points: 100, duration: DAY_SECONDS }], // each mails somebody
  lateDrawChange: [{ points: 10, duration: 90 * DAY_SECONDS }], // to one draw: who comes and goes often enough could work out who gives to whom
  drawMail: [{ points: 10, duration: DAY_SECONDS }], // to an address that may not have asked for it
  drawMailAgain: [{ points: 3, duration: DAY_SECONDS }], // for one person
  drawPart: [{ points: 300, duration: 60 * 60 }], // families, offices and schools share an address
  linkClick: [{ points: 300, duration: 60 }], // families, offices and schools share an address
  purchase: [{ points: PURCHASES_A_MINUTE, duration: 60 }],
  question: [
    { points: QUESTIONS_AN_HOUR, duration: 60 * 60 }, // families, offices and schools share an address
    { points: QUESTIONS_A_DAY, duration: DAY_SECONDS }, // of one list, whose owner hears of each
  ],
  export: [{ points: 5, duration: 60 * 60 }], // each reads everything that somebody has
  checkout: [{ points: 60, duration: 60 * 60 }], // each asks the payment provider for a page
  upload: [{ points: 300, duration: 60 * 60 }], // each takes a second of work; a whole registry may get its pictures
  scrape: [{ points: 300, duration: 60 * 60 }], // each asks another site for a page; a whole registry may be pasted
  barcode: [
    { points: 300, duration: 60 * 60 }, // each may ask the operator's look-up service; a whole pantry may be scanned
    { points: 500, duration: DAY_SECONDS }, // by the same person
  ],
  barcodeService: [{ points: BARCODE_LOOK_UPS_A_DAY, duration: DAY_SECONDS }], // of the whole site: services allow so many, and one account is not to use them up
  picture: [{ points: 300, duration: 60 * 60 }], // each asks another site for a picture
};

export function attemptsAllowed(what: Limited, key = 0): number {
  return LIMITS[what][key]?.points ?? 0;
}
