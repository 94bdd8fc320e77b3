import { isIngredients } from '../line-headings.rules.ts';
import { plainSigns } from '../words/plain-signs.rules.ts';
import { unitKindOf } from '../words/units.rules.ts';
import { OF_DISH } from './page-facts.rules.ts';

/** In characters: a longer row is no number, button or fact. */
const LONGEST_ROW = 80;

/** "400 g", "1 ½" and "3", with nothing behind. */
const AMOUNT_ALONE = /^(?<number>[\d½¼¾⅓⅔][\d ½¼¾⅓⅔.,/–-]{0,8})(?:\s?(?<unit>\p{L}{1,12}\.?))?$/u;

/** Fewer of them above names are no habit. */
const FEWEST_ALONE = 3;

/** How much energy is in a dish: "Energia Kcal 626" and "450 kcal per serving". */
const ENERGY =
  /^(?:(?:energy|calories?|brennwert|kalorien|energie|énergie|energía|calorías|energia|calorie|calorieën|kalorier|valor energético|calorias|wartość energetyczna|kalorie|kaloryczność|energi|エネルギー|カロリー|الطاقة|السعرات(?: الحرارية)?)\s?[:：(]?\s?(?:(?:k?cal|kj|سعرة)\)?\s?[:：]?\s?\d[\d.,/ ]{0,9}|\d[\d.,]{0,6}\s?(?:k?cal|kj|سعرة)(?![\p{L}\p{M}]).{0,30})|\d[\d.,]{0,6}\s?(?:kcal|kj)(?![\p{L}\p{M}]).{0,30})$/iu;

/** Nutrients, below the energy of a dish. */
const NUTRIENT =
  /^(?:of which .{2,20}|(?:total |saturated )?fat|saturates|protein|carbs|carbohydrates?|fib(?:re|er)|sodium|sugars|eiweiß|fett|kohlenhydrate|ballaststoffe|protéines|lipides|glucides|fibres|proteínas|grasas|hidratos(?: de carbono)?|carbohidratos|fibra|proteine|grassi|carboidrati|fibre|eiwitten|vetten|koolhydraten|vezels|gorduras|białko|tłuszcze?|węglowodany|błonnik|kolhydrater|たんぱく質|脂質|炭水化物|食塩相当量|بروتين|دهون|كربوهيدرات)\s?[:：(]?\s?(?:g\)?|mg\)?)?\s?\d[\d.,]{0,6}\s?(?:g|mg|グラム|غ|جم)?$/iu;

/** A button of the page that puts all of them on a list. */
const BUTTON =
  /^[+＋]?\s?(?:add (?:all )?(?:the )?(?:ingredients )?to (?:(?:your|my|the) )?(?:shopping list|grocery list|list|cart|basket)|(?:alle )?(?:zutaten )?(?:auf die|zur|in die) einkaufsliste(?: hinzufügen| setzen| übernehmen)?|ajouter (?:(?:tous )?les ingrédients )?(?:à|dans|au) (?:(?:la|ma|votre) )?(?:liste(?: de courses)?|panier)|(?:añadir|agregar) (?:(?:todos )?los ingredientes )?(?:a (?:la|tu|mi) (?:lista(?: de (?:la )?compras?)?|cesta)|al carrito)|aggiungi (?:(?:tutti )?gli ingredienti )?(?:alla (?:tua )?lista(?: della spesa)?|al carrello)|(?:voeg )?(?:alle )?(?:ingrediënten )?(?:toe )?(?:aan|op) (?:(?:je|de|mijn) )?boodschappenlijst(?:je)?(?: toe| zetten| toevoegen)?|adicionar (?:(?:todos )?os ingredientes )?(?:à (?:(?:minha|sua) )?lista(?: de compras)?|ao carrinho)|dodaj (?:wszystkie )?(?:składniki )?do (?:listy(?: zakupów)?|koszyka)|lägg (?:till )?(?:alla )?(?:ingredienser(?:na)? )?(?:i|till|på) (?:inköpslistan?|handlingslistan?|varukorgen)|(?:材料を)?(?:すべて|全て)?(?:お?買い物)リスト(?:に|へ)(?:追加|入れる)(?:する)?|[أا]ضف (?:(?:كل|جميع) )?(?:المكونات )?[إا]لى (?:قائمة (?:التسوق|المشتريات)|السلة))[.!]?$/iu;

/** The ingredients on a page, each on one row, without how many it feeds, its nutrition, and the page's buttons. */
export function ingredientRows(written: readonly string[], leftOut: string[]): string[] {
  const rows = withAmountsJoined(written);
  const filled = rows.flatMap((row, index) => (row.trim() === '' ? [] : [index]));
  const head = filled.find((index) => isIngredients(bare(rows[index])));
  const isEnergetic = filled.some((index) => ENERGY.test(bare(rows[index])));
  const below = filled.filter((index) => head !== undefined && index > head).slice(0, 2);
  const gone = new Set(
    filled.filter((index) => {
      const text = bare(rows[index]);
      if (text.length > LONGEST_ROW) return false;
      const isButton = BUTTON.test(text) || (below.includes(index) && OF_DISH.test(text));
      return isButton || ENERGY.test(text) || (isEnergetic && NUTRIENT.test(text));
    }),
  );
  if (gone.size === 0 || filled.length - gone.size < 2) return rows;
  leftOut.push(...[...gone].map((index) => rows[index]?.trim() ?? ''));
  return rows.filter((_row, index) => !gone.has(index));
}

function bare(row = ''): string {
  return plainSigns(row.trim().slice(0, LONGEST_ROW + 1));
}

/** Pages in columns: "400 g" above "flour" is one row, where the first one is such a number, and numbers are no numbering. */
function withAmountsJoined(written: readonly string[]): string[] {
  const rows = withUnitsJoined(written);
  const filled = rows.filter((row) => row.trim() !== '');
  const start = isIngredients(bare(filled[0])) ? 1 : 0;
  const isAlone = (row: string | undefined) => row !== undefined && isAmount(bare(row));
  const alone = filled.flatMap((row, index) => (isAlone(row) ? [index] : []));
  const areAbove = alone.every((index) => filled[index + 1] !== undefined && !isAlone(filled[index + 1]));
  const isMeasured = alone.some((index) => /\p{L}/u.test(filled[index] ?? ''));
  if (alone[0] !== start || alone.length < FEWEST_ALONE || !areAbove || !isMeasured) return [...written];
  const joined: string[] = [];
  let amount: string | undefined;
  for (const row of rows) {
    if (isAlone(row)) amount = row.trim();
    else if (amount === undefined) joined.push(row);
    else if (row.trim() !== '') {
      joined.push(`${amount} ${row.trim()}`);
      amount = undefined;
    }
  }
  return joined;
}

/** "400" above "g", which is above its name. */
function withUnitsJoined(written: readonly string[]): string[] {
  const joined: string[] = [];
  for (const row of written) {
    const before = joined.at(-1);
    const isUnit = unitKindOf(bare(row).replace(/\.$/, '')) !== null && row.length < LONGEST_ROW;
    if (isUnit && before !== undefined && /^[\d½¼¾⅓⅔.,/ ]{1,9}$/u.test(bare(before)))
      joined[joined.length - 1] = `${before.trim()} ${row.trim()}`;
    else joined.push(row);
  }
  return joined;
}

function isAmount(text: string): boolean {
  const { number, unit } = AMOUNT_ALONE.exec(text)?.groups ?? {};
  return number !== undefined && (unit === undefined || unitKindOf(unit.replace(/\.$/, '')) !== null);
}
