import type { Page } from './page.ts';

/** Titles of pages that stand before a shop and let no program through. */
const TITLES =
  /^(?:just a moment|attention required|access (?:to this page has been )?denied|access denied|denied|forbidden|403 forbidden|robot check|robot or human|human or robot|are you (?:a )?(?:robot|human)|verify (?:you are human|your identity|to continue)|verifying|security check|bot (?:check|verification|detection)|human verification|captcha|please wait|one moment|pardon our interruption|request (?:rejected|blocked)|blocked|you have been blocked|sorry,? you have been blocked|ddos.guard|checking your browser|unusual traffic|too many requests|验证|安全验证|проверка|доступ (?:запрещ|ограничен))/i;

const BODIES =
  /(?:(?:activate|press|click|tap) (?:&|and) hold|verify(?:ing)? (?:that )?you(?:'| a)re (?:a )?human|are you a (?:robot|human)|press (?:&|and) hold|enter the characters you see|unusual (?:traffic|activity) from|checking (?:if the site connection is secure|your browser)|enable (?:javascript and )?cookies to continue|request unsuccessful|incident id|pardon our interruption|automated access|you have been blocked|access denied|reference #\d|not a robot|solve (?:the|this) captcha)/i;

const MARKS =
  'script[src*="challenge-platform"], #challenge-form, #px-captcha, [id*="captcha" i], .g-recaptcha, .h-captcha, iframe[src*="captcha" i], #cf-wrapper, script[src*="captcha" i], script[src*="_Incapsula_" i], script[src*="datadome" i]';

/** A shop's page has more to say. */
const SHORT = 3_000;

/** Whether a page is not the one that was asked for, but one that keeps programs out. `visible` is what people see of it. */
export function isBlockedPage({ $ }: Page, visible: string, isMarkedProduct: boolean): boolean {
  if (isMarkedProduct || visible.length > 20 * SHORT) return false;
  const title = $('title').first().text().trim();
  const text = visible.replace(/[\s\ue000\ue001]+/g, ' ').trim();
  const isShort = text.length <= SHORT;
  const isGuarded = $(MARKS).length > 0;
  if (TITLES.test(title)) return isShort || isGuarded;
  return isShort && BODIES.test(text) && (isGuarded || text.length < 1_500);
}
