import { isIngredients } from '../line-headings.rules.ts';
import { withoutMark } from '../marks.rules.ts';
import { isPageLine } from '../words/page-words.rules.ts';

/** The words that a program writes above a page of somebody's: who made it, and when. */
const FACT =
  /^(?:created(?: (?:by|at|on|time))?|(?:last )?(?:edited|modified|updated|changed)(?: (?:by|at|on|time))?|date created|owner|exported(?: (?:by|at|on|from))?|erstellt(?: (?:von|am|um))?|(?:zuletzt )?(?:bearbeitet|geändert|aktualisiert)(?: (?:von|am|um))?|letzte (?:änderung|bearbeitung)|besitzer|exportiert(?: (?:von|am|aus))?|créée?(?: (?:par|le))?|(?:dernière )?(?:modification|mise à jour)(?: (?:par|le))?|modifiée?(?: (?:par|le))?|propriétaire|cread[oa](?: (?:por|el))?|(?:última )?(?:modificación|edición|actualización)|(?:modificad|editad)[oa](?: (?:por|el))?|propietari[oa]|creat[oa](?: (?:da|il))?|(?:ultima )?modifica|modificat[oa](?: (?:da|il))?|proprietari[oa]|(?:aan)?gemaakt(?: (?:door|op))?|(?:laatst )?(?:bewerkt|gewijzigd|bijgewerkt)(?: (?:door|op))?|eigenaar|criad[oa](?: (?:por|em))?|(?:última )?(?:modificação|edição|atualização)|utworzon[oya](?: przez)?|(?:ostatnio )?(?:edytowan|zmienion|zmodyfikowan)[oya](?: przez)?|ostatnia (?:zmiana|edycja|modyfikacja)|data utworzenia|właściciel|skapad(?: av)?|(?:senast )?(?:ändrad|redigerad|uppdaterad)(?: av)?|ägare|作成者|作成日時?|最終(?:更新|編集)(?:者|日時?)?|更新(?:者|日時?)|所有者|تم الإنشاء(?: بواسطة)?|آخر (?:تعديل|تحديث)|أنشأه|المالك|создано?|изменено|автор)\s?[:：]\s?\S.{0,80}$/iu;

/** In lines with something on them, from the top. */
const MOST_ABOVE = 8;

/** The same above a recipe, whose page has buttons and stars there. */
const MOST_ABOVE_RECIPE = 24;

/** A page without what a program says of it above its lines. */
export function withoutFacts(rows: readonly string[], leftOut: string[]): string[] {
  const filled = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  const facts = new Set(
    filled.slice(0, MOST_ABOVE).filter((index) => {
      const text = rows[index]?.trim() ?? '';
      return text.length < 160 && withoutMark(text) === text && FACT.test(text);
    }),
  );
  if (facts.size === 0 || facts.size === filled.length) return [...rows];
  leftOut.push(...[...facts].map((index) => rows[index]?.trim() ?? ''));
  return rows.filter((_row, index) => !facts.has(index));
}

/** Above how a dish is made. */
const STEPS =
  /^(?:#{1,6}\s)?\*{0,2}(?:instructions?|directions?|method|preparation|steps|how to (?:make|cook) (?:it|this|them)|zubereitung|anleitung|so geht['’]?s|zubereitungsschritte|préparation|(?:les )?étapes|instructions|recette|(?:la )?preparación|elaboración|instrucciones|pasos|modo de preparación|(?:la )?preparazione|procedimento|istruzioni|bereiding(?:swijze)?|instructies|zo maak je het|werkwijze|(?:modo de )?(?:preparo|preparação|fazer)|instruções|(?:sposób )?przygotowani[ea]|sposób wykonania|wykonanie|instrukcja|gör så här|så här gör du|tillagning|instruktioner|framgångssätt|fremgangsmåde|framgangsmåte|作り方|手順|調理手順|طريقة (?:التحضير|العمل|الطبخ|الإعداد)|التحضير|الخطوات|приготовление|способ приготовления)\*{0,2}\s?[:：]?\*{0,2}$/iu;

/** For how many it is, how long it takes, and how hard it is. */
export const OF_DISH =
  /^(?:(?:serves|makes|yield|servings?|für|pour|para|per|voor|dla|för|ger|prep(?:aration)?(?: time)?|cook(?:ing)?(?: time)?|total(?: time)?|ready in|difficulty|zubereitungszeit|arbeitszeit|kochzeit|backzeit|gesamtzeit|portionen|schwierigkeit|temps(?: de (?:préparation|cuisson|repos))?|cuisson|préparation|difficulté|portions|tiempo(?: (?:de )?(?:preparación|cocción|total))?|raciones|porciones|dificultad|tempo(?: (?:di|de) \p{L}{2,14})?|porzioni|dosi per|difficoltà|bereidingstijd|kooktijd|porties|personen|rendimento|porções|dificuldade|czas(?: \p{L}{2,16})?|porcje|liczba porcji|trudność|tid|tillagningstid|portioner)\s?[:：]?\s?(?:ca\.? |about |environ |etwa )?\d.{0,40}|\d{1,3}(?:\s?[–-]\s?\d{1,3})?\s(?:servings?|portions?|portionen|personen|personnes|personas|raciones|porciones|porzioni|persone|porties|porções|pessoas|porcj[iea]|osób|portioner|personer|人分|人前).{0,20}|\d{1,2}人(?:分|前)|.{0,20}(?:أشخاص|حصص).{0,20})$/iu;

/** A recipe as a list: what it needs, under its name, and neither how it is made nor for how many. */
export function withoutSteps(rows: readonly string[], leftOut: string[]): string[] {
  const heads = rows.flatMap((row, index) => (isIngredients(plain(row)) ? [index] : []));
  const [first = -1] = heads;
  const steps = rows.findIndex((row, index) => index > first && STEPS.test(row.trim().slice(0, 80)));
  if (first < 0) return withoutCooking(rows, leftOut);
  const above = rows.slice(0, first).flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  if (
    above.length > (steps < 0 ? MOST_ABOVE : MOST_ABOVE_RECIPE) ||
    (steps < 0 && !above.some((index) => OF_DISH.test(textAt(rows, index))))
  )
    return [...rows];
  const isOfPage = (index: number) => OF_DISH.test(textAt(rows, index)) || isPageLine(textAt(rows, index));
  const own = above.find((index) => !isOfPage(index));
  const named = own === undefined ? undefined : rows[own]?.trim();
  const next = heads.find((index) => index > steps) ?? rows.length;
  const left = rows.filter(
    (row, index) => row.trim() !== '' && (index < first || (steps >= 0 && index >= steps && index < next)),
  );
  leftOut.push(...left.map((row) => row.trim()).filter((row) => row !== named));
  const kept = rows.filter((_row, index) => index >= first && (steps < 0 || index < steps || index >= next));
  if (named !== undefined) leftOut.push(rows[first]?.trim() ?? '');
  return named === undefined ? kept : [`## ${plain(named)}`, ...kept.filter((_row, index) => index > 0)];
}

function textAt(rows: readonly string[], index: number): string {
  return plain(rows[index] ?? '').slice(0, 80);
}

function plain(row: string): string {
  return row
    .trim()
    .replace(/^#{1,6}\s/, '')
    .replace(/^\*{2}(?<text>[^*]{1,80})\*{2}$/u, '$<text>');
}

/** Begins what one does with what stands above, in English; other languages write such sentences in another way, which is known of letters. */
const COOKING =
  /^(?:\d{1,2}[.)]\s)?(?:first |then |now |finally |meanwhile )?(?:add|bake|beat|blend|boil|bring|brown|chop|combine|cook|cover|cream|cut|drain|drizzle|fold|fry|grate|grill|heat|knead|leave|let|melt|mix|place|pour|preheat|put|reduce|roast|roll|rub|season|serve|sift|simmer|slice|soak|spread|sprinkle|stir|toss|whisk)\s(?=\S)/iu;

/** In words: "Roast chicken." is a thing. */
const FEWEST_STEP = 5;

function isStep(row: string): boolean {
  return COOKING.test(row) && /[.!]$/u.test(row) && row.split(/\s+/, FEWEST_STEP).length === FEWEST_STEP;
}

/** A recipe without headings, and without the sentences below it that say how it is made. */
function withoutCooking(rows: readonly string[], leftOut: string[]): string[] {
  const measured = rows.filter((row) => /^[\s*•-]{0,9}[\d½¼¾]/u.test(row)).length;
  const steps = new Set(measured > 1 ? rows.filter((row, index) => index > 1 && isStep(row.trim())) : []);
  leftOut.push(...[...steps].map((row) => row.trim()));
  return rows.filter((row) => !steps.has(row));
}
