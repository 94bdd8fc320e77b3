import { isSigned, isSignedAsOwn } from './letters.rules.ts';
import type { WrittenLine } from './line.rules.ts';
import { linksIn } from './links.rules.ts';
import { withoutMark } from './marks.rules.ts';
import { isTitled, isToldBelow } from './said-lines.rules.ts';
import { isAskAlone, isGreeting, isSmallTalk, withoutGreeting } from './small-talk.rules.ts';
import { isPerson } from './words/people.rules.ts';
import { plainSigns } from './words/plain-signs.rules.ts';
import { isAskedNot } from './words/unwanted-words.rules.ts';

/** In words. */
const SHORTEST_SENTENCE = 4;

/** In lines: in a text of fewer nothing is left out. */
const FEWEST = 3;

/** In lines, above the list and below it. */
const MOST_AROUND = 4;

/**
 * Lines without those around the list that name nothing: sentences, where none is in it, dates, wishes, names below it, and who
 * wishes for it. They go to those left out.
 */
export function withoutLinesAround(written: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const lines = withoutDates(withoutSources(written, leftOut), leftOut);
  if (lines.length < FEWEST || lines.every(({ text }) => text.includes('\t'))) return lines;
  const wishing = [...mailHead(lines), ...whoWishes(lines)];
  const rest = lines.slice(wishing.length);
  const isLetter = leftOut.some(isGreeting);
  const areMarked = rest.filter(isMarked).length >= FEWEST_MARKED;
  const [name] = rest.filter(({ text }, index) => index === 0 && /^#{1,6}\s/u.test(text.trim()));
  const isUnderName = name !== undefined && isSentence(rest[1] ?? name); // what the list is for
  const start = isUnderName ? 1 : 0;
  const above = takenFrom(
    rest.slice(start, start + MOST_AROUND),
    (line, next) => isNoThing(line, areMarked) || isIntroduction(line, next),
  );
  const below = takenFrom(
    rest.slice(-MOST_AROUND).reverse(),
    (line, next) =>
      (isNoThing(line, areMarked) && !isUnderHeading(next)) ||
      (isLetter && isSignedAsOwn(line.text.trim())) ||
      isEnd(line, next, areMarked),
  );
  const end = rest.length - below.length;
  const within = [...rest.slice(0, start), ...rest.slice(start + above.length, Math.max(start + above.length, end))];
  if (within.length < 2) return lines;
  if (within.some((line) => isSentence(line))) return wishing.length > 0 ? rest : lines;
  leftOut.push(...[...wishing, ...above, ...rest.slice(end)].flatMap(({ text, notes }) => [text.trim(), ...notes]));
  return within;
}

/** Says when the list was changed, also below its name: "Last updated: Nov 12". */
const SAID_WHEN =
  /^(?:(?:\p{Extended_Pictographic}|\ufe0f|\s){1,4})?(?:last (?:updated?|edited|changed|modified)|updated|(?:zuletzt )?(?:aktualisiert|geändert|bearbeitet)(?: am)?|stand|(?:dernière )?mise à jour|mis à jour(?: le)?|semaine du|week of|woche vom|semana del?|settimana del|week van|semana de|tydzień od|vecka|(?:última )?actualización|actualizad[oa](?: el)?|(?:ultimo )?aggiornamento|aggiornat[oa](?: il)?|(?:laatst )?(?:bijgewerkt|gewijzigd)(?: op)?|(?:última )?atualização|atualizad[oa](?: em)?|(?:ostatnia )?aktualizacja|(?:senast )?(?:uppdaterad|ändrad)|最終更新日?|更新日|آخر تحديث)\s?[:：]?\s?(?=\D{0,12}\d)[\p{L}\d\s.,/:年月日-]{2,24}(?:[(（][^()（）]{1,40}[)）])?$/iu;

/** In characters. */
const LONGEST_PRINTED = 400;

/** At the end of a printed line, far behind its words. */
const PAGE_BEHIND =
  /\s{3,200}(?<page>(?:page|seite|página|pagina|strona|sida) \d{1,3}(?: ?(?:of|von|sur|de|di|van|z|av|\/) ?\d{1,3})?)\s{0,9}$/iu;

/** "Shared with: The Millers". */
const SHARED_WITH =
  /^(?:shared (?:with|by)|geteilt (?:mit|von)|partagée? (?:avec|par)|compartid[oa] (?:con|por)|condivisa? (?:con|da)|gedeeld (?:met|door)|compartilhad[oa] (?:com|por)|udostępnion[oea] (?:z|dla|przez)|delad (?:med|av))\s?:\s\S.{0,80}$/iu;

function withoutDates(written: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const lines = written.map((line, index) => {
    const found =
      index === 0 || index === written.length - 1 ? PAGE_BEHIND.exec(line.text.slice(0, LONGEST_PRINTED)) : null;
    if (!found || found.index === 0) return line;
    leftOut.push(found.groups?.page ?? '');
    return { ...line, text: line.text.slice(0, found.index) };
  });
  const dates = new Set(
    [...lines.slice(0, MOST_AROUND), ...lines.slice(-2)].filter(({ text }) =>
      [SAID_WHEN, SHARED_WITH].some((pattern) =>
        pattern.test(plainSigns(text.trim().replace(/^[*_]{1,2}|[*_]{1,2}$/gu, ''))),
      ),
    ),
  );
  leftOut.push(...[...dates].map(({ text }) => text.trim()));
  return dates.size > 0 && dates.size < lines.length - 1 ? lines.filter((line) => !dates.has(line)) : lines;
}

/** Lines without the headings that are nothing but an address, as of a recipe, among others in words. */
function withoutSources(lines: readonly WrittenLine[], leftOut: string[]): readonly WrittenLine[] {
  const isHeading = ({ text }: WrittenLine) => /^#{1,6}\s/u.test(text.trim());
  const isSource = (line: WrittenLine) =>
    isHeading(line) && /^#{1,6}\s{1,3}<?https?:\S{1,500}$/iu.test(line.text.trim());
  if (!lines.some((line) => isHeading(line) && !isSource(line)) || lines.every(isHeading)) return lines;
  const sources = lines.filter(isSource);
  leftOut.push(...sources.map(({ text }) => text.trim()));
  return sources.length > 0 ? lines.filter((line) => !isSource(line)) : lines;
}

/** Fewer lines with marks show no habit. */
const FEWEST_MARKED = 2;

function isMarked({ text }: WrittenLine): boolean {
  return withoutMark(text) !== text.trim();
}

function takenFrom(
  lines: readonly WrittenLine[],
  isTaken: (line: WrittenLine, next: WrittenLine | undefined) => boolean,
): WrittenLine[] {
  const end = lines.findIndex((line, index) => !isTaken(line, lines[index + 1]));
  return lines.slice(0, end < 0 ? lines.length : end);
}

/** When it was written: "Stand: 3. Mai 2026", "更新日: 5月3日" and "03.05.2026". */
const DATED =
  /^(?:(?:stand|as of|(?:last )?(?:updated?|edited|changed|modified)|created|(?:zuletzt )?(?:aktualisiert|geändert|bearbeitet)|(?:dernière )?(?:mise à jour|modification)|mis à jour|(?:última )?actualizaci[óo]n|actualizad[oa]|(?:ultimo )?aggiornamento|aggiornat[oa]|(?:laatst )?(?:bijgewerkt|gewijzigd)|(?:última )?atualização|atualizad[oa]|(?:ostatnia )?aktualizacja|zaktualizowano|stan na|(?:senast )?(?:uppdaterad|ändrad)|date|datum|fecha|data|dato|更新日?|最終更新日?|作成日|日付|آخر تحديث|التاريخ)(?: (?:on|am|le|el|il|op|em|dnia|den))?\s?[:：]?\s{0,3}|\p{L}{2,12}\.?,? )?(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}\.? (?:de )?\p{L}{3,12}\.?(?: de)?,? \d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|(?:\d{4}年)?\d{1,2}月\d{1,2}日)(?:[, ]{1,2}\d{1,2}:\d{2}(?::\d{2})?(?: ?(?:[AP]M|Uhr|h))?)?[.)]?$/iu;

/** How a dish is baked: "180 Grad Umluft 45 Min backen" and "Bake at 350F for 30 min". */
const OVEN =
  /^(?:(?:bake|backen|ofen|oven|cuire|four|hornear|horno|cuocere|forno|bakken|assar|piec|piekarnik|grädda|ugn)\s(?:\p{L}{1,12}\s){0,3})?1?\d{2}\s?(?:°\s?[CF]?|grader|grad|degrees|degrés|grados|gradi|graden|graus|stopni|[CF](?![\p{L}]))(?=.{0,50}(?:\d\s?(?:min|minut\p{L}{0,4}|std|h|stunden?)(?![\p{L}])|backen|bake|cuire|hornear|cuocere|bakken|assar|piec|grädda)).{0,60}$|^(?:bake|grädda|hornear|cuocere|assar|cuire|piec)\s(?:\p{L}{1,12}\s){0,3}\d{3}\s?(?:°\s?[CF]?|[CF])(?![\p{L}])/iu;

/** "Page 1 of 3". */
const PAGE =
  /^(?:page|seite|página|pagina|strona|sida|ページ|صفحة)\s\d{1,3}(?:\s?(?:of|von|sur|de|di|van|z|av|\/)\s?\d{1,3})?$/iu;

/** How programs and people begin what they write above a list: "Certainly! Here is your list of everything:". */
const OPENING =
  /^(?:(?:certainly|sure|of course|absolutely|great|gerne|klar|natürlich|sicher|selbstverständlich|bien sûr|certainement|voilà|avec plaisir|claro|por supuesto|desde luego|certo|certamente|ecco|natuurlijk|zeker|graag|claro que sim|com certeza|oczywiście|jasne|pewnie|självklart|visst|javisst|もちろん(?:です)?|はい|بالتأكيد|بالطبع|طبعا)\s?[!！.,،。、]|(?:here(?:['’]s| is| are)|below (?:is|are)|hier (?:ist|sind|kommt|kommen|mal)|voici|aquí (?:está|están|tienes|te dejo|va)|ecco|hier (?:is|zijn)|aqui (?:está|estão|vai)|oto|här (?:är|kommer)|以下|إليك|هذه))/iu;

/** "Here are my wishes for …" without an end of its own. */
const NAMED_OPENING =
  /^(?:here(?:['’]s| is| are)|hier (?:mal|sind|ist|kommt|kommen)|voici|aquí (?:está|van?)|ecco|hier (?:is|zijn)|aqui (?:está|vai|vão)|oto|här (?:är|kommer)) (?:my|our|mein|meine|unsere|mes|ma|nos|notre|mis?|la mia|le mie|i miei|mijn|onze|minha|meus|moja|moje|min|mina|våra)\s.{3,80}[^:：]$/iu;

/** In characters; what is shorter and has no end within may name the list. */
const SHORTEST_OPENING = 48;

function isOpening(line: WrittenLine, areMarked = false): boolean {
  const text = line.text.trim();
  if (areMarked && !isMarked(line) && NAMED_OPENING.test(text) && linksIn(text).length === 0) return true;
  const isLong = text.length > SHORTEST_OPENING || /[!！.،。]\s?\S/u.test(text);
  return !isMarked(line) && OPENING.test(text) && isLong && /[:：.。!?]$/u.test(text) && linksIn(text).length === 0;
}

/** Too long for a heading, or of several sentences: "You asked what they wish for. Here are some ideas:". */
function isLongOpening(line: WrittenLine): boolean {
  const text = line.text.trim();
  const isLong = text.length > LONGEST_NAME || /\p{L}[.!?…]\s{1,3}\p{Lu}/u.test(text);
  return isLong && /[:：]$/.test(text) && !isMarked(line) && linksIn(text).length === 0;
}

/** In characters. */
const LONGEST_NAME = 60;

/** "Hi Granny! Here is what we would like". */
function isGreetingAndMore(line: WrittenLine): boolean {
  const [, greeting = '', rest = ''] =
    /^(?<greeting>[^!.,:]{2,40})\s?[!.,]\s{1,3}(?<rest>\p{L}.{8,200})$/u.exec(line.text.trim()) ?? [];
  const name = withoutGreeting(greeting);
  const isTo =
    isGreeting(`${greeting}!`) ||
    (name !== greeting && isPerson(name)) ||
    (GREETED.test(greeting) && isPerson(greeting.replace(GREETED, '')));
  return (
    isTo &&
    !/\d/.test(rest) &&
    rest.split(/\s+/, SHORTEST_SENTENCE).length === SHORTEST_SENTENCE &&
    linksIn(rest).length === 0
  );
}

/** Before a name. */
const GREETED = /^\p{L}{2,12}\s/u;

function isNoThing(line: WrittenLine, areMarked: boolean): boolean {
  const text = plainSigns(line.text.trim());
  return (
    isSentence(line) ||
    isLongOpening(line) ||
    (!isMarked(line) && isGreetingAndMore(line)) ||
    isOpening(line, areMarked) ||
    (DATED.test(text) && !/^\d{1,2} /.test(text)) ||
    OVEN.test(text) ||
    PAGE.test(text) ||
    (areMarked && !isMarked(line) && isSmallTalk(text))
  );
}

/** A sentence without an end of its own, apart from the list: "here is what we still need for Saturday". */
function isIntroduction(line: WrittenLine, next?: WrittenLine): boolean {
  const text = line.text.trim();
  return line.block !== next?.block && !/[:：]$/.test(text) && isAskAlone(text);
}

/** Wishes to those who read it, and who wrote it. */
const WISHES =
  /^(?:happy shopping|have fun|enjoy|good luck|merry christmas|happy (?:birthday|holidays|new year)|viel (?:spaß|erfolg)|frohe (?:weihnachten|ostern)|schöne[sn]? (?:feiertage|ferien|grüße|woche|wochenende|weihnachten|ostern|tage|zeit|reise|bescherung|abend|tag)|guten (?:einkauf|hunger)|bon(?:ne)?s? \p{L}{3,12}|joyeu(?:x|ses?) \p{L}{3,12}|felices? \p{L}{3,12}|feliz \p{L}{3,12}|buen[oa]?s? \p{L}{3,12}|buon[ao]? \p{L}{3,12}|veel (?:plezier|succes)|fijne (?:dag|dagen|feestdagen|kerst|avond|week|weekend|vakantie|verjaardag)|boa[s]? \p{L}{3,12}|bom \p{L}{3,12}|wesołych \p{L}{3,12}|udanych \p{L}{3,12}|miłych \p{L}{3,12}|god jul|trevlig \p{L}{3,12}|lycka till|よい\p{L}{1,12}|メリークリスマス)[^\p{L}\p{N}]{0,12}$/iu;

/** "Bon Iver" and "Buena Vista" are names: a capital is behind such words where a day is kept, or at the end of what is called out. */
const NAMED_SO = /^(?:bon|bom|boa|buen|buon|feli[cz]|joyeu)\p{L}{0,4} (?<word>\p{L}{1,12})[^!！]*$/iu;
const HOLIDAY =
  /^(?:natale|noël|navidad(?:es)?|natal|pasqua|pascua|páscoa|pâques|anno|año|ano|fêtes|fiestas|festas|feste|appétit)$/iu;

function isWish(text: string): boolean {
  const { word = '' } = NAMED_SO.exec(text)?.groups ?? {};
  return WISHES.test(text) && (!/^\p{Lu}/u.test(word) || HOLIDAY.test(word));
}

function isEnd(line: WrittenLine, before: WrittenLine | undefined, areMarked: boolean): boolean {
  const text = line.text.trim();
  const isUnmarked = areMarked && !isMarked(line);
  const isApart = line.block !== before?.block;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isTwo = /\p{L}[!.]\s\p{Lu}/u.test(text) && words > SHORTEST_SENTENCE;
  const isCalled = CALLED.test(text) && words > 1 && !/\d/.test(text) && (isTwo || !isTitled(text));
  const isTail = isUnmarked && words >= SHORTEST_SENTENCE && !/[:：]$/.test(text) && isToldBelow(text);
  if (/^#{1,6}\s/u.test(text) || isUnderHeading(before)) return isSigned(text);
  return (
    isSigned(text) ||
    ((isApart || isUnmarked) && isWish(text)) ||
    (isApart && (isCalled || isTail || (words > 2 && isAskedNot(text))))
  );
}

/** Whether a line has to be what the heading above it is for. */
function isUnderHeading(above: WrittenLine | undefined): boolean {
  return above !== undefined && /^#{1,6}\s|[:：]$/u.test(above.text.trim());
}

/** "Thanks for asking! Love, Jen". */
const CALLED = /\p{L}[!！](?:[^\p{L}\p{N}]{0,12}|\s\p{Lu}[\p{L},\s]{1,30})$/u;

/** Ends with a sign, says several words, and no price. */
function isSentence(line: WrittenLine): boolean {
  const bare = line.text.trim().replace(/(?<=\p{L})\s[(（][^()（）]{1,60}[)）]$/u, ''); // "label it!!" about a thing
  const text = bare.replace(/(?:\p{Extended_Pictographic}|\ufe0f|[\s)]|\sx{1,5}o?x?|\sxoxo){1,8}$/iu, '');
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  return (
    (/[.!?！？…]$/.test(text) ? words >= SHORTEST_SENTENCE : /。$/.test(text) && text.length > 6) &&
    !isMarked(line) &&
    !isTitled(text) &&
    !/^#{1,6}\s|->|→/u.test(text) &&
    linksIn(text).length === 0 &&
    !/\p{Sc}|\d[.,]\d\d|\d\s?\p{L}{0,6}\.$/u.test(plainSigns(text))
  );
}

/** "Name: Lincoln" and "Age: 61" at the top. */
const NAME = /^(?:(?:first )?name|vorname|prénom|nom|nombre|nome|naam|imię|namn|名前|الاسم)\s?[:：]\s?\S.{0,40}$/iu;
const AGE = /^(?:age|alter|âge|edad|età|leeftijd|idade|wiek|ålder|年齢|العمر)\s?[:：]\s?\d.{0,20}$/iu;

/** Lines above a mail, in each language of the product. */
const MAIL_HEAD =
  /^(?:from|to|cc|bcc|subject|date|sent|reply-to|von|an|betreff|datum|gesendet|de|à|objet|envoyé|para|asunto|fecha|enviado(?: el)?|da|a|oggetto|data|inviato|van|aan|onderwerp|verzonden|assunto|enviada(?: em)?|od|do|temat|wysłano|från|till|ämne|skickat|差出人|宛先|件名|日付|送信日時|من|إلى|الموضوع|التاريخ)\s?[:：]\s?\S/iu;
const MAIL_SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|assunto|temat|ämne|件名|الموضوع)\s?[:：]/iu;

function mailHead(lines: readonly WrittenLine[]): WrittenLine[] {
  const end = lines.findIndex(({ text }) => !MAIL_HEAD.test(text.trim()));
  const head = lines.slice(0, Math.max(0, end));
  return head.length > 1 && head.some(({ text }) => MAIL_SUBJECT.test(text.trim())) ? head : [];
}

function whoWishes([first, second, ...others]: readonly WrittenLine[]): WrittenLine[] {
  if (!first || !second || others.length < 2) return [];
  const [one, other] = [first.text.trim(), second.text.trim()];
  return (NAME.test(one) && AGE.test(other)) || (AGE.test(one) && NAME.test(other)) ? [first, second] : [];
}
