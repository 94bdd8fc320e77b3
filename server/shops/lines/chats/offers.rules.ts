import type { Line } from '../line.rules.ts';
import { linksIn } from '../links.rules.ts';
import { isSmallTalk } from '../small-talk.rules.ts';
import { isPerson } from '../words/people.rules.ts';
import { TALK_WORDS } from '../words/talk-words.rules.ts';
import { isWhen } from '../words/times-and-places.rules.ts';
import { MYSELF } from './chat-heads.rules.ts';
import type { Chat } from './heard-chat.rules.ts';
import { partsOfOffer } from './offered-parts.rules.ts';

/** Somebody who takes a thing upon themselves. */
interface Offer {
  /** None where the thing is the one that was spoken of before: "I can bring that". */
  things: string[];
  leftOut: string[];
}

/** In characters. */
const LONGEST_OFFER = 200;

/** Somebody speaks of themselves, with what stands between that and the verb. */
const MYSELF_FIRST =
  /^(?:(?:ok(?:ay)?|oh|and|und|et|y|e|en|och|i|a|и|then|dann|alors|entonces|allora|dan|então|moi|so)[,\s]{1,3}){0,2}(?:i(?:['’]?(?:ll|m|d)| will| can| could| am|['’]?ll be| have)?|we(?:['’]?(?:ll|re)| will| can)?|ich(?: kann| könnte| werde| würde)?|wir(?: können)?|je(?: peux| vais| m['’])?|j['’]|on(?: peut| va)?|nous|yo(?: puedo| voy a)?|nosotros|io(?: posso)?|noi|ik(?: kan| zal)?|wij|we kunnen|eu(?: posso| vou)?|nós|a gente|jag(?: kan| ska)?|vi(?: kan)?|jeg(?: kan)?|я|мы|ми|ben|biz|já|minä|én|eu pot)(?:\s|(?<=['’])){1,3}(?:also |still |auch |noch |aussi |también |anche |ook |também |też |också |тоже |me |mi |ci )?/iu;

/** Verbs with which people say that they bring a thing, in the form for themselves. Without the word for themselves they may be a request in some languages. */
const BRINGING =
  /^(?:bring(?:ing)?|bringe|steuere|apporte(?:rai)?|ramène(?:rai)?|amène(?:rai)?|rapporte|apporter|ramener|occupe d(?:e |u |es |['’])|charge d(?:e |u |es |['’])|llevo|llevaré|llevar|traigo|traeré|traer|pongo|pondré|encargo del?|porto|porterò|portare|occupo d(?:i|el|ella|ei|elle)|neem|breng|zorg voor|levo|levarei|levar|trago|trarei|trazer|fico com|przyniosę|przynoszę|wezmę|zabiorę|biorę|tar med(?: mig)?|ta med|tager? med|fixar|принесу|возьму|беру|привезу|візьму|přinesu|vezmu|donesu|prinesiem|tuon|hozok|aduc|donosim)(?:\s{1,3}|(?<=['’\s]))/iu;

/** Forms of those verbs that say by themselves who brings it. */
const INFLECTED =
  /^(?:(?:yo|io|eu|ja|já|я|én)\s)?(?:(?:me |mi |ne )?(?:llevo|llevaré|traigo|traeré|pongo|pondré|encargo del?|porto|porterò|occupo d(?:i|el|ella|ei|elle)|levo|levarei|trago|trarei|fico com|przyniosę|przynoszę|wezmę|zabiorę|biorę|принесу|возьму|беру|привезу|візьму|přinesu|vezmu|donesu|tuon|hozok|aduc))\s{1,3}(?=\S)/iu;

/** "Ben börek getiriyorum": the verb comes last. */
const VERB_LAST =
  /^(?:ben |biz )?(?<thing>\S.{1,80}?)\s(?:getir|al|yap|hazırla)(?:[ıiuü]yorum|[ıiuüae]r[ıiuü]m|[ae]c[ae]ğ[ıi]m)[.!\s]{0,3}$/iu;

/** The end of the verb stands behind the thing: "mit", "mee", "med", and so does "besorgen". */
const PARTICLE =
  /\s(?:mit|bei|mee|med|mitbringen|besorgen|machen|holen|kaufen|beisteuern|meenemen|meebrengen|maken|regelen)$/iu;

/** Asks who brings what, with both words. */
const WHO =
  /(?<![\p{L}\p{M}])(?:who|who['’]s|wer|qui|quién|quien|chi|wie|quem|kto|kdo|vem|hvem|kuka|ki|cine|кто|хто|kim|ποιος|من)(?![\p{L}\p{M}])/iu;
const WHAT =
  /(?<![\p{L}\p{M}])(?:what|was|quoi|qué|que|cosa|wat|o que|quê|co|čo|vad|hvad|hva|mitä|mit|ce|что|що|ne|τι|ماذا|شو)(?![\p{L}\p{M}])/iu;

/** Whether somebody asks who brings what, so that those who answer with "I" and a verb bring things. */
export function isAskingWho(words: string): boolean {
  const said = words.trim();
  return /[?？؟]/u.test(said) && said.length <= LONGEST_OFFER && WHO.test(said) && WHAT.test(said);
}

/** Ends of verbs in the form for oneself, in languages that leave out the word for oneself. */
const OWN_FORM = /^(?:(?:ja|já|я)\s)?(?:\p{Script=Latin}{2,12}(?:o|ę)|\p{Script=Cyrillic}{2,12}[ую])\s{1,3}(?=\S)/iu;

/**
 * The things that somebody says they bring: "I'll bring ice and cups". `isWhoAsked` says that it was asked who brings what: then any verb will
 * do. Null for any other message.
 */
export function offerIn(words: string, isWhoAsked: boolean): Offer | null {
  const said = words
    .trim()
    .replace(/[^\p{L}\p{N})]{1,12}$/u, '')
    .replace(/^[¡¿\s]{1,3}/u, '');
  if (said.length > LONGEST_OFFER || /[?？؟]/u.test(words) || linksIn(said).length > 0 || isWhen(said)) return null;
  if (/[.!]\s/u.test(said)) return null;
  const last = VERB_LAST.exec(said)?.groups?.thing;
  if (last !== undefined) return offered(last, said);
  const own = MYSELF_FIRST.exec(said)?.[0] ?? '';
  const rest = said.slice(own.length);
  const inflected = INFLECTED.exec(said)?.[0];
  if (inflected !== undefined) return offered(said.slice(inflected.length), said);
  if (own !== '') {
    const verb = BRINGING.exec(`${rest} `)?.[0] ?? '';
    const isSure = verb !== '' && !/^(?:neem|breng|bringe?)\s/iu.test(verb);
    if (isSure || (verb !== '' && (PARTICLE.test(rest) || /^bring\s/iu.test(verb) || isWhoAsked)))
      return offered(rest.slice(verb.length), said);
    if (/\s(?:mitbringen|beisteuern|meenemen|meebrengen)$/iu.test(` ${rest}`)) return offered(rest, said);
    const any = /^\p{L}[\p{L}’'-]{1,14}\s{1,3}(?:care of |for |voor |für |de |del |of )?/iu.exec(rest)?.[0] ?? '';
    if (isWhoAsked && any !== '' && !WE.test(own) && !isSmallNoun(rest)) return offered(rest.slice(any.length), said);
    return null;
  }
  const form = isWhoAsked ? (OWN_FORM.exec(said)?.[0] ?? '') : '';
  const isTalk = TALK_WORDS.some(
    ({ small, asking }) => small.has(form.trim().toLowerCase()) || asking.has(form.trim().toLowerCase()),
  );
  return form === '' || isTalk ? null : offered(said.slice(form.length), said);
}

/** Several people lack things rather than bring them: "we missen nog servetten". */
const WE = /(?<![\p{L}])(?:we|wir|nous|on|nosotros|noi|wij|nós|a gente|my|vi|мы|ми|biz)(?![\p{L}])/iu;

/** "I think", "I am", "I don't": nothing is brought. */
function isSmallNoun(rest: string): boolean {
  return /^(?:not|no|don['’]?t|can['’]?t|won['’]?t|have to|am|was|think|know|hope|guess|love|like|need|want|weiß|denke|glaube|hoffe|finde|freue|brauche|kann|bin|war|liebe|möchte|pense|crois|sais|suis|espère|adore|voudrais|creo|sé|estoy|soy|necesito|quiero|penso|credo|sono|vorrei|denk|weet|ben|hoop|acho|sei|sou|estou|quero|preciso|myślę|wiem|jestem|chcę|tror|vet|är|vill|думаю|знаю|хочу|не)(?![\p{L}])/iu.test(
    rest,
  );
}

function offered(rest: string, said: string): Offer | null {
  const bare = rest.trim().replace(PARTICLE, '');
  const things = partsOfOffer(bare);
  const talk = said.slice(0, Math.max(0, said.length - rest.length)).trim();
  if (things.some((thing) => isPerson(thing) || isSmallTalk(thing))) return null;
  return { things, leftOut: talk === '' ? [said] : [talk] };
}

/** The writer of a message as a giver: "~ Ana", a number and oneself have no name to give. */
export function giverOf(writer: string): string {
  const name = writer.replace(/^~\s?/u, '').replace(/[:\s]{1,4}$/u, '');
  return name === '' || MYSELF.test(name) || /\d{3}/u.test(name) ? '✓' : name;
}

/** Takes what was spoken of before: "I can bring that", "li porto io", "Kann ich mitbringen". */
export function isClaimAlone(words: string): boolean {
  const said = words.trim().replace(/[^\p{L}\p{N}]{1,12}$/u, '');
  const all =
    said
      .toLowerCase()
      .replaceAll("'", '’')
      .match(/\p{L}[\p{L}\p{M}’-]*/gu) ?? [];
  if (all.length < 2 || all.length > MOST_OF_CLAIM || /[?？؟\d]/u.test(words)) return false;
  const isVerb = (word: string) => VERB_ALONE.test(word);
  const isOwn = all.some((word) => OWN_WORD.test(word)) || all.some((word) => INFLECTED.test(`${word} x`));
  return (
    isOwn &&
    all.some(isVerb) &&
    TALK_WORDS.some(({ small }) =>
      all.every((word) => isVerb(word) || OWN_WORD.test(word) || THAT.test(word) || small.has(word)),
    )
  );
}

/** In words. */
const MOST_OF_CLAIM = 6;

const VERB_ALONE =
  /^(?:bring|get|take|do|grab|mitbringen|bringe?|besorgen?|nehme?|hole|mache?|apporte|ramène|prends|occupe|charge|llevo|traigo|pongo|encargo|pido|porto|prendo|occupo|faccio|neem|breng|regel|doe|levo|trago|compro|przyniosę|wezmę|kupię|tar|fixar|köper|принесу|возьму|куплю|візьму|getiririm|alırım)$/u;
const OWN_WORD =
  /^(?:i|i’ll|i’m|we|we’ll|ich|wir|je|j’\p{L}{1,12}|m’\p{L}{1,12}|moi|on|nous|yo|me|io|lo|ik|eu|ja|jag|jeg|я|ben)$/u;
const THAT =
  /^(?:it|that|this|those|them|one|das|die|den|es|welche|l’|ça|en|m’en|le|la|les|lo|los|las|li|ne|ci|ce|dat|die|het|o|os|isso|to|je|ten|det|den|это|их|его|onu)$/u;

/** Lines with who brings each of them, and whether it is bought: the thing is called as the line is, or has its name among other words. */
export function withGivers(lines: readonly Line[], { givers, done }: Chat): Line[] {
  const keyOf = (text: string) =>
    ` ${
      text
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu)
        ?.join(' ') ?? ''
    } `;
  const known = [...givers].map(([thing, giver]) => [keyOf(thing), giver] as const);
  const bought = [...done].map((thing) => [keyOf(thing), true] as const);
  return lines.map((line) => {
    const name = keyOf(line.name);
    const isNamed = name.trim() !== ''; // a drawing is part of every thing
    const of = <Told>(told: readonly (readonly [string, Told])[]) =>
      (told.find(([thing]) => thing === name) ?? told.find(([thing]) => isNamed && thing.includes(name)))?.[1];
    const giver = of(known);
    return { ...line, ...(giver !== undefined && { giver }), ...(of(bought) && { isTicked: true as const }) };
  });
}
