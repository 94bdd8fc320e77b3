import { isChatTalk } from '../asked-things.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { withTailAsNote } from '../reservations.rules.ts';
import { isAskAlone, isSmallTalk } from '../small-talk.rules.ts';
import { talkIn } from '../weighed-talk.rules.ts';
import { withoutArticle } from '../words/articles.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { withAnswers } from './answered-things.rules.ts';
import { isAnswerTo, isAskedBack, withoutOpenHeadings } from './chat-answers.rules.ts';
import {
  isDayAlone,
  isDelivered,
  linesOfCell,
  MYSELF,
  messagesApart,
  messagesOverTimes,
  messagesWithoutNames,
  type Spoken,
  withNamesApart,
} from './chat-heads.rules.ts';
import type { Chat } from './heard-chat.rules.ts';
import { thingsOfMessages } from './heard-messages.rules.ts';
import { isQuestion } from './said-things.rules.ts';

/** WhatsApp in brackets: the author and the words. */
const BRACKETED =
  /^\[(?:\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\.?,?\s(?:\p{L}{1,6}\.?\s){0,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?(?:[AaPp]\.?\s?[Mm]\.?|[صم]))?|\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:[AaPp]\.?\s?[Mm]\.?|[صم]))?,?\s\d{1,4}[./-]\d{1,2}[./-]\d{2,4})\]\s(?<rest>.*)$/u;

/** With the time alone, before who wrote it. */
const TIMED =
  /^(?:\[\d{1,2}:\d{2}(?::\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?\]|\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?\s[-–])\s(?<rest>[^:：\d]{1,40}[:：]\s?\S.*)$/u;

/** The same with a dash. */
const DASHED =
  /^\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{2,4}\.?,?\s(?:\p{L}{1,6}\.?\s){0,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?(?:[AaPp]\.?\s?[Mm]\.?|[صم]))?\s[-–]\s(?<rest>.*)$/u;

/** LINE: the time, the name and the words, parted by tabs. */
const TABBED = /^\d{1,2}:\d{2}\t(?<writer>[^\t]{1,60})\t/u;

/** In lines: what a program writes above such a chat. */
const MOST_OVER_TABBED = 4;

/** More people write more than once. */
const MOST_ONCE = 2;

/** Rows with a time are messages where nothing but words stands behind one who wrote them, and not where they have more cells. */
function areTabbed(lines: readonly string[], leftOut: string[]): boolean {
  const found = lines.map((line) => TABBED.exec(plainSigns(line)));
  const all = found.flatMap((one) => one?.groups?.writer ?? []);
  const writers = new Set(all);
  const hasCells = lines.some((line, index) => line.slice(found[index]?.[0].length ?? line.length).includes('\t'));
  const areOnce = writers.size === all.length;
  if (all.length === 0 || hasCells || (areOnce && writers.size > MOST_ONCE)) return false;
  if (areOnce) leftOut.push(...writers); // names, as far as anybody can tell
  return true;
}

/** Telegram: a line of its own. */
const HEADER = /^[^,[\]]{1,60},\s\[[^[\]]{6,30}\d{1,2}:\d{2}(?::\d{2})?(?:\s?(?:[AaPp]\.?\s?[Mm]\.?|[صم]))?\]:?$/u;

/** As messages are copied without their time: "Mum: any ideas?" and "Me: a drum". */
const SAID = /^(?<writer>\p{Lu}\p{L}{0,20}(?:\s\p{Lu}\p{L}{0,20})?):\s(?<words>\S.*)$/u;

/** Fewer lines are no chat. */
const FEWEST_MESSAGES = 3;

/** In words: "Lidl: Bread?" asks for bread at a shop. */
const FEWEST_ASKING = 3;

/** The writers of the lines, if each line has one: several people, one of them more than once, and somebody who asks or answers. */
function writersOf(lines: readonly string[]): Set<string> | null {
  const said = lines.filter((line) => line.trim() !== '').map((line) => SAID.exec(line.trim())?.groups);
  const writers = new Set(said.flatMap((one) => one?.writer ?? []));
  const isQuestion = (words: string) =>
    /[?？؟]$/.test(words) && words.split(/\s+/, FEWEST_ASKING).length === FEWEST_ASKING;
  const isTalk = (words = '') =>
    isSmallTalk(words) || isAskAlone(words) || isAskedBack(words) || isQuestion(words.trim());
  const areSaid =
    said.length >= FEWEST_MESSAGES &&
    said.every(Boolean) &&
    writers.size > 1 &&
    writers.size < said.length &&
    (said.some((one) => isTalk(one?.words)) || hasTalk(said.map((one) => one?.words ?? '')));
  return areSaid ? writers : null;
}

function hasTalk(messages: readonly string[]): boolean {
  const isTalkIn = talkIn(
    messages.map((text) => ({ text, block: 0 })),
    true,
  );
  return messages.some(isTalkIn);
}

const WRITER = /^[^:]{1,60}:\s/u;

/** Stands for a picture, or says that a message was changed. */
const PLACEHOLDER = /^<[^<>]{3,60}>$|\s<[^<>\s]{1,30}(?:\s[^<>\s]{1,30}){2,8}>$/u;

/** The same in words, as iPhones write it. */
const LEFT_OUT =
  /^(?:(?:image|photo|video|audio|sticker|document|gif|contact card|media) omitted|(?:bild|video|audio|sticker|dokument|gif|kontaktkarte|medien) (?:weggelassen|ausgeschlossen)|(?:image|vidéo|audio|sticker|document|gif) (?:absente?|omise?)|(?:imagen|foto|video|vídeo|audio|áudio|sticker|documento|gif|imagem|figurinha) (?:omitid[oa]|ocultad[oa])|(?:immagine|video|audio|sticker|documento|gif) omess[oa]|(?:afbeelding|video|audio|sticker|document|gif) weggelaten|pominięto (?:obraz|grafikę|wideo|film|audio|naklejkę|dokument|gif)|(?:obraz|wideo|audio) pominięt[oye]|(?:bild|video|ljud|klistermärke|dokument|gif) (?:utelämnad|utelämnat|har utelämnats)|(?:画像|動画|音声|スタンプ|文書)(?:は省略されました|を省略)|(?:this message was deleted|you deleted this message|diese nachricht wurde gelöscht|du hast diese nachricht gelöscht|ce message a été supprimé|vous avez supprimé ce message|(?:este|eliminaste este) mensaje(?: fue eliminado)?|se eliminó este mensaje|(?:questo )?messaggio (?:è stato )?eliminato|hai eliminato questo messaggio|dit bericht is verwijderd|je hebt dit bericht verwijderd|(?:esta )?mensagem (?:foi )?apagada|você apagou esta mensagem|(?:ta )?wiadomość została usunięta|ten komunikat został usunięty|(?:det här )?meddelandet (?:har )?(?:tagits bort|raderats)|(?:данное )?сообщение удалено|вы удалили (?:данное )?сообщение|このメッセージは(?:削除されました|取り消されました)|メッセージの送信を取り消しました|تم حذف هذه الرسالة|missed (?:voice|video) call|verpasster (?:sprach|video)anruf|appel (?:vocal|vidéo) manqué)[.]?|تم (?:استبعاد|حذف) (?:الصورة|الفيديو|الصوت|الملصق|المستند))$/iu;

/** Slack and Teams: who wrote, and when, on a line of its own; further messages have the time alone. */
const NAME_AND_TIME =
  /^[\p{Lu}\p{Lo}][\p{L}\p{M} .'’-]{0,40}(?:\s{2,4}\d{1,2}:\d{2}(?:\s?[AP]M)?|\s\d{1,2}:\d{2}\s[AP]M|,\s\d{1,2}:\d{2}(?:\s?[AP]M)?)$/u;
const NAME_AND_DAY =
  /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_ .'’-]{0,40}\s(?:—|–|-|·|•|\|)\s(?:(?:today|yesterday|heute|gestern|aujourd['’]hui|hier|hoy|ayer|oggi|ieri|vandaag|gisteren|hoje|ontem|dzisiaj|wczoraj|idag|igår|今日|昨日|اليوم|أمس)(?:\s(?:at|um|à|a las|alle|om|às|o|kl\.?|في))?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?)\s\d{1,2}:\d{2}(?:\s?[AP]M)?$/iu;

/** Below a message, of those that answer it. */
const REPLIES =
  /^\d{1,3} (?:repl(?:y|ies)|antwort(?:en)?|réponses?|respuestas?|rispost[ae]|reacties?|antwoord(?:en)?|respostas?|odpowied(?:ź|zi)|svar|件の返信|رد(?:ود)?)(?:\s{1,3}(?:last reply|letzte antwort|dernière réponse|última respuesta|ultima risposta|view thread).{0,40})?$/iu;

/** "👍 2" and ":thumbsup: 1" below a message, and ":thumbsup: done". */
const SHORT_NAMED =
  /^(?::[a-z0-9_+-]{2,30}:\s{0,2}){1,5}(?:\d{1,3}|done|ok(?:ay)?|thanks?|yes|sure|erledigt|danke|fait|merci|hecho|gracias|fatto|grazie|gedaan|feito|klart|tack)?$/iu;

const TIME_ALONE = /^\d{1,2}:\d{2}(?:\s?[AP]M)?$/u;

function areNamesAndTimes(lines: readonly string[]): boolean {
  const named = lines.filter((line) => NAME_AND_TIME.test(line.trim()) || NAME_AND_DAY.test(line.trim())).length;
  return named > 1 || (named === 1 && lines.some((line) => TIME_ALONE.test(line.trim())));
}

/** Messages out of a chat, without who wrote them and when. Greetings, questions and answers go to those left out; what no person wrote is gone. */
export function withoutChatMarks(lines: readonly string[], leftOut: string[], chat: Chat): string[] {
  const apart = withNamesApart(lines);
  const spoken: Spoken[] = [];
  messagesOf(apart, [], (writer, words) => {
    spoken.push({ writer, words });
    return [];
  });
  const messages = thingsOfMessages(spoken, chat);
  let heard = 0;
  const said = messagesOf(apart, leftOut, () => {
    const { things = [], talk = [] } = messages[heard++] ?? {};
    leftOut.push(...talk);
    return [...things];
  });
  const isChat = said.length !== lines.length || said.some((line, index) => line !== lines[index]);
  chat.isHeard = isChat && spoken.some(({ writer }) => writer !== '');
  if (!isChat) return said;
  return withAnswers(said, leftOut).map((thing) => {
    const [done = ''] = DONE_MARK.exec(thing) ?? [];
    const bare = thing.slice(done.length);
    if (done !== '') chat.done.add(bare);
    return bare.startsWith(' ') ? bare : withTailAsNote(withoutArticle(bare, leftOut));
  });
}

/** Before a thing that somebody got since. */
const DONE_MARK = /^\[x\]\s/u;

function messagesOf(
  lines: readonly string[],
  leftOut: string[],
  hear: (writer: string, words: string) => string[],
): string[] {
  const told = new Set<string>(); // names and words of the time
  let writerNow = '';
  const heard = (words: string): string[] => hear(writerNow, words);
  const apart =
    messagesApart(lines, leftOut) ?? messagesOverTimes(lines, leftOut) ?? messagesWithoutNames(lines, leftOut);
  if (apart) return apart.flatMap(({ writer, words }) => hear(writer, words));
  const alone = writersAlone(lines);
  if (alone) {
    leftOut.push(...alone); // names, as far as anybody can tell
    return lines.flatMap((line) => {
      if (alone.has(line.trim())) writerNow = line.trim();
      else if (line.trim() !== '' && (writerNow === '' || isDelivered(line.trim()))) {
        leftOut.push(line.trim());
        return [];
      }
      if (isDayAlone(line.trim())) leftOut.push(line.trim());
      return alone.has(line.trim()) || isDayAlone(line.trim()) ? [] : heard(line);
    });
  }
  const hasTimes = areNamesAndTimes(lines);
  const areCells = !areTabbed(lines, leftOut);
  const writers = writersOf(lines);
  if (writers) leftOut.push(...writers); // names, as far as anybody can tell
  const areTimed = lines.filter((line) => TIMED.test(plainSigns(line))).length > 1;
  const isHeaded = lines.some((line) => HEADER.test(plainSigns(line).trim()));
  const firstTabbed = lines.findIndex((line) => TABBED.test(plainSigns(line)));
  const above = new Set(
    lines.slice(0, Math.min(Math.max(0, firstTabbed), MOST_OVER_TABBED)).map((line) => plainSigns(line)),
  );
  const isOverTabbed = (plain: string) =>
    above.has(plain) || /^\d{4}[./]\d{1,2}[./]\d{1,2}\D{0,8}$/u.test(plain.trim());
  let asked: string | null = null; // who asked something in the message before
  const sayingOf = (line: string): string[] => {
    if (writers) {
      const { writer = '', words = line } = SAID.exec(line.trim())?.groups ?? {};
      writerNow = writer;
      return heard(words);
    }
    const plain = plainSigns(line);
    if (hasTimes && NAME_AND_DAY.test(plain.trim())) {
      writerNow = nameOf(plain.trim());
      leftOut.push(line.trim());
      return [];
    }
    if (hasTimes && [NAME_AND_TIME, TIME_ALONE].some((pattern) => pattern.test(plain.trim()))) {
      if (/\p{L}/u.test(line)) writerNow = nameOf(plain.trim());
      if (/\p{L}/u.test(line)) leftOut.push(line.trim()); // "Cake pickup 10:30 AM" looks the same
      return [];
    }
    if (hasTimes && (isSmallTalk(line) || [REPLIES, SHORT_NAMED].some((pattern) => pattern.test(plain.trim())))) {
      if (line.trim() !== '') leftOut.push(line.trim());
      return [];
    }
    if (HEADER.test(plain.trim())) {
      writerNow = nameOf(plain.trim());
      return [];
    }
    const tabbed = areCells ? null : TABBED.exec(plain);
    if (tabbed) {
      writerNow = tabbed.groups?.writer ?? '';
      return linesOfCell(line.slice(tabbed[0].length)).flatMap(heard);
    }
    if (!areCells && isOverTabbed(plain)) {
      leftOut.push(line.trim());
      return [];
    }
    const rest = (BRACKETED.exec(plain) ?? DASHED.exec(plain) ?? (areTimed ? TIMED.exec(plain) : null))?.groups?.rest;
    if (rest === undefined) return isHeaded || hasTimes || writerNow !== '' ? heard(line) : [line];
    const message = line.slice(line.length - rest.length);
    const writer = WRITER.exec(plainSigns(message));
    if (!writer) {
      leftOut.push(message.trim()); // said by the app, as far as anybody can tell
      return [];
    }
    const words = message.slice(writer[0].length);
    const when = plain.slice(0, plain.length - rest.length).match(/\p{Ll}{2,9}/gu) ?? []; // "2.10.2026 klo 7.57"
    if (when.length > 0) for (const one of [...when, writer[0].replace(/:\s$/, '')]) told.add(one);
    if (LEFT_OUT.test(words.trim())) return [];
    const isAsked: boolean = isQuestion(words);
    const isReply = asked !== null && asked !== writer[0] && isAnswerTo(words);
    asked = isAsked ? writer[0] : null;
    if (isReply) {
      leftOut.push(words.trim());
      return [];
    }
    writerNow = writer[0];
    return heard(/<https?:/i.test(words) ? words : words.replace(PLACEHOLDER, ''));
  };
  const messages = lines.map((line) => ({ isNew: isBegun(plainSigns(line)), said: sayingOf(line) }));
  leftOut.push(...told);
  return withoutOpenHeadings(messages, leftOut);
}

function isBegun(plain: string): boolean {
  return BRACKETED.test(plain) || DASHED.test(plain);
}

/** The name of the writer, in a line with a name and a time above the message. */
function nameOf(head: string): string {
  return /^[^,\d—–|•·]{1,60}/u.exec(head)?.[0].trim() ?? '';
}

/** In lines: the name of the group and its people stand above the first message. */
const MOST_OVER_NAMES = 3;

/** A thing of a list above it. */
function isListed(line: string): boolean {
  return withoutMark(line) !== line || /[:：]$|\p{Sc}\d/u.test(line);
}

const WRITER_ALONE = /^[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}.'’-]{0,20}){0,2}$/u;

/** Names that stand on a line of their own above what is said, as a page of messages is copied: "Kim", "tea", "You", "ok". */
function writersAlone(lines: readonly string[]): ReadonlySet<string> | null {
  const filled = lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !isDayAlone(line))
    .filter((line, index, all) => line !== all[index - 1]); // some programs say a name twice
  const seen = new Set<string>();
  const again = new Set(filled.filter((line) => seen.size === seen.add(line).size));
  const isWriter = (line = '') =>
    MYSELF.test(line) || (again.has(line) && WRITER_ALONE.test(line) && !isSmallTalk(line));
  const writers = new Set(filled.filter((line) => isWriter(line)));
  const isInTurn = filled.every(
    (line, index) => !isWriter(line) || (index + 1 < filled.length && !isWriter(filled[index + 1])),
  );
  const said = filled.filter((line) => !writers.has(line));
  const isTalked =
    [...writers].some((line) => MYSELF.test(line)) || said.some((line) => isQuestion(line) || isChatTalk(line));
  const first = filled.findIndex((line) => isWriter(line));
  const isHeaded = first >= 0 && first <= MOST_OVER_NAMES && filled.slice(0, first).every((line) => !isListed(line));
  return writers.size > 1 && isHeaded && isInTurn && isTalked && again.size > 0 ? writers : null;
}
