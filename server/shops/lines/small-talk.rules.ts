import { linksIn } from './links.rules.ts';

/** Words with which a message begins, in each language of the product. */
const GREETING =
  /^(?:hi|hello|hey|heya|hiya|dear|good morning|good evening|hallo|hallöchen|guten morgen|guten tag|guten abend|liebe[rs]?|servus|moin|grüß dich|bonjour|bonsoir|salut|coucou|chère?s?|hola|buenas|buenos días|buenas tardes|querid[oa]s?|ciao|buongiorno|buonasera|salve|car[oaie]|hoi|goedemorgen|goedemiddag|lieve|beste|oi|olá|bom dia|boa tarde|boa noite|cześć|hej|hejka|siema|dzień dobry|witaj|kochan[aiey]|drog[ai]|hejsan|tjena|god morgon|kära?|hei|ahoj)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** Words with which it ends. */
const PARTING =
  /^(?:thanks?|thank you|many thanks|thx|ty|cheers|love you|love|lots of love|see you(?: later| soon| tonight| tomorrow)?|bye|bye bye|xx+|xoxo|kind regards|best wishes|regards|danke|danke schön|dankeschön|vielen dank|lieben dank|bis (?:später|gleich|bald|dann|nachher|morgen)|liebe grüße|viele grüße|lg|vg|gruß|grüße|bussi|tschüss|merci|merci beaucoup|bisous|bises|à plus|à tout à l['’]heure|à bientôt|a\+|gracias|muchas gracias|besos|un beso|hasta luego|saludos|grazie|grazie mille|baci|bacio|un bacio|a dopo|a presto|saluti|bedankt|dank je|dank je wel|dankjewel|alvast bedankt|groetjes|liefs|kusjes|tot straks|tot zo|obrigad[oa]|muito obrigad[oa]|beijos|beijinhos|até logo|até já|abraços|dzięki|dziękuję|dzięki wielkie|buziaki|całuję|do zobaczenia|na razie|pozdrawiam|tack|tack så mycket|kramar?|puss|vi ses|hälsningar|takk|díky)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** Answers that name nothing. */
const ANSWER =
  /^(?:ok|okay|oki|okey|k|yes|no|sure|will do|got it|no problem|np|great|perfect|lol|haha+|on my way|ja|nein|klar|gerne|alles klar|mach ich|passt|super|oui|non|d’accord|ça marche|parfait|vale|sí|claro|perfecto|va bene|perfetto|certo|sì|prima|is goed|komt goed|doe ik|tá|beleza|combinado|dobra|dobrze|jasne|tak|nie|okej|absolut|visst)(?![\p{L}\p{M}-])(?<rest>.*)$/iu;

/** The same in writings without spaces between words, or with their own marks. */
const UNSPACED_TALK =
  /^(?:こんにちは|こんばんは|おはよう(?:ございます)?|おつかれ(?:さま)?|お疲れ様(?:です)?|ありがとう(?:ございます)?|よろしく(?:お願いします|ね)?|お願いします|了解(?:です)?|はい|مرحبا|مرحبًا|أهلا|اهلا|السلام عليكم|صباح الخير|مساء الخير|شكرا|شكرًا|شكرا جزيلا|تمام|حسنا|مع السلامة)(?![\p{L}\p{M}])/u;

/** People who are spoken to, so that "Hello Kitty" and "Love Hearts" stay things. */
const ADDRESSEE =
  /^(?:all|everyone|everybody|there|again|sweetie|sweetheart|lovely|mate|bro|sis|babes|dears|family|friends|love|darling|dear|honey|babe|hun|guys|team|folks|santa|mum|mom|mummy|mommy|dad|daddy|grandma|granny|grandpa|nan|you|so much|a lot|again|everyone|zusammen|alle|ihr|ihr lieben|lieben|leute|schatz|liebling|oma|opa|mama|papa|mutti|vati|christkind|weihnachtsmann|dir|euch|schon mal|à tous|tous|tout le monde|chéri|chérie|mon cœur|maman|papi|mamie|père noël|toi|vous|d’avance|todos|a todos|cariño|amor|mamá|papá|abuela|abuelo|reyes magos|tutti|a tutti|tesoro|amore|mamma|nonna|nonno|babbo natale|allemaal|schat|lieverd|sinterklaas|pessoal|gente|querida|mãe|pai|wszystkim|kochanie|mamo|tato|babciu|dziadku|mikołaju|alla|älskling|tomten|mormor|farmor)(?![\p{L}\p{M}])[\s,&]{0,3}/iu;

/** Names below a letter, as in "Love, Max" and "Merci, Léa & Tom". */
const NAMES = /^\p{Lu}\p{L}{1,20}(?:\s(?:&|\+|and|und|et|y|e|en|i|och)\s\p{Lu}\p{L}{1,20})?[^\p{L}\p{N}]{0,8}$/u;

/** Nothing but signs, smileys and kisses. */
const NO_WORDS = /^(?:[^\p{L}\p{N}]|x{1,5}(?![\p{L}]))*$/iu;

/** In characters; a longer line says something. */
const LONGEST_TALK = 70;

/** In a text of fewer lines nothing is left out. */
const FEWEST_LINES = 3;

/** Lines above that greet and ask, and lines below that thank. */
const MOST_AROUND = 3;

/** Up to three of them, and marks and kisses behind. */
function isAddress(text: string): boolean {
  let rest = text;
  for (let count = 0; count < 3; count++) rest = rest.replace(ADDRESSEE, '');
  return rest !== text && rest.length <= 12 && NO_WORDS.test(rest);
}

function isGreeting(text: string): boolean {
  if (UNSPACED_TALK.test(text)) return /[、，,!！:：。،]$/u.test(text) || text.length < 16;
  const rest = GREETING.exec(text)?.groups?.rest;
  if (rest === undefined) return false;
  const after = rest.replace(/^[\s,!.]{0,5}/u, '');
  const isCalledOut = /^[\s,]{0,3}\p{Ll}[\p{L}\s]{0,30}!$/u.test(rest); // "Hallo ihr zwei!", and not "Hello Kitty!"
  return NO_WORDS.test(rest) || isAddress(after) || isCalledOut || /[,:：…]$/u.test(text);
}

function isParting(text: string): boolean {
  if (UNSPACED_TALK.test(text)) return text.length < 24;
  const rest = PARTING.exec(text)?.groups?.rest;
  if (rest === undefined) return false;
  const after = rest.replace(/^[\s,!.]{0,5}/u, '');
  const isSigned = /^\s?[-–,!]/u.test(rest) && (NAMES.test(after) || PARTING.test(after));
  return NO_WORDS.test(rest) || isAddress(after) || isSigned;
}

function isAnswer(text: string): boolean {
  const rest = ANSWER.exec(text)?.groups?.rest;
  return rest !== undefined && NO_WORDS.test(rest);
}

/** A message that names nothing: a greeting, thanks or an answer. */
export function isSmallTalk(text: string): boolean {
  const line = text.trim();
  if (line === '' || line.length > LONGEST_TALK || /\d/.test(line) || linksIn(line).length > 0) return false;
  return isGreeting(line) || isParting(line) || isAnswer(line);
}

/** Words that ask for what stands below: nobody wants them for a category. */
export function isRequest(heading: string): boolean {
  return isGreeting(`${heading}:`) || ASKING.test(heading);
}

const ASKING =
  /(?<![\p{L}\p{M}])(?:check (?:this|these|them)|look at (?:this|these)|have a look|take a look|schau(?:t)? mal|guck mal|regarde[sz]?|mira(?: est[oa]s?)?|guarda|kijk eens|olha|zobacz|kolla|please|we need|i need|i['’]d like|i would like|would like|wishes for|wants|pick up|bitte|kannst du|könnt ihr|wir brauchen|ich brauche|wünscht sich|wünsche mir|hätte gerne?|s['’]il te plaît|stp|il faudrait|il faut|il nous faut|peux-tu|tu peux|voudrais|aimerais|por favor|necesitamos|necesito|puedes|podrías|quiero|per favore|mi prendi|puoi|ci serve|ci servono|servono|vorrei|alsjeblieft|graag|kun je|we hebben|nodig|precisamos|preciso|pode|poderia|kup|proszę|potrzebujemy|potrzebuję|możesz|chciał(?:a)?bym|snälla|kan du|vi behöver|önskar sig|vill ha)(?![\p{L}\p{M}])|お願い|買って|欲しい|ください|نحتاج|أحتاج|من فضلك|لو سمحت|أريد/iu;

/** The lines of a message without those above the list that greet, and those below it that thank. */
export function withoutSmallTalk(lines: readonly string[]): string[] {
  const places = lines.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
  if (places.length < FEWEST_LINES) return [...lines];
  const isTalk = (place: number) => isSmallTalk(lines[place] ?? '');
  const above = places.slice(0, MOST_AROUND);
  const below = places.slice(-MOST_AROUND).reverse();
  const left = new Set([...takenWhile(above, isTalk), ...takenWhile(below, isTalk)]);
  return left.size < places.length - 1 ? lines.filter((_line, index) => !left.has(index)) : [...lines];
}

function takenWhile(places: readonly number[], isTaken: (place: number) => boolean): readonly number[] {
  const end = places.findIndex((place) => !isTaken(place));
  return end < 0 ? places : places.slice(0, end);
}
