import { isLikelyYear } from '../../base/text/dates.rules.ts';
import type { Occasion } from '../../lists/lists/occasions.rules.ts';
import { monthNamed } from '../lines/words/dates.rules.ts';
import { plainSigns } from '../lines/words/plain-signs.rules.ts';
import type { FoundList } from './found-file.rules.ts';

/** The day that a list is for. */
export interface ToldDay {
  /** As in 2027-06-12. */
  date: string;
  /** Only the month was written: its first day stands for it. */
  isMonthOnly: boolean;
}

const YEAR_FIRST =
  /(?<!\d)(?<year>20\d\d)(?:[-./]|[年년]\s?)(?<month>\d{1,2})(?:[-./]|[月월]\s?)(?<day>\d{1,2})(?!\d)/u;
const NUMBERS =
  /(?<![\p{L}\d.,/])(?<one>\d{1,2})\s?(?<sign>[./-])\s?(?<other>\d{1,2})\s?[./-]\s?(?<year>20\d\d|\d\d)(?![\d,])/u;
const DAY_FIRST =
  /(?<!\d)(?<day>\d{1,2})(?:st|nd|rd|th|er|º|\.)?,?\s(?:de |d['’]|of )?(?<name>\p{L}[\p{L}\p{M}]{2,15}(?:\sال\p{L}{3,8})?)\.?,?\s(?:de |del )?(?<year>2[05]\d\d)(?!\d)/u;
const MONTH_FIRST =
  /(?<![\p{L}])(?<name>\p{L}[\p{L}\p{M}]{2,15})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>20\d\d)(?!\d)/u;
const YEAR_BEFORE_NAME =
  /(?<!\d)(?<year>20\d\d)(?:\.|\sm\.|ko)?\s(?<name>\p{L}[\p{L}\p{M}]{2,15})\s(?<day>\d{1,2})(?!\d)/u;
const VIETNAMESE = /(?<!\d)(?<day>\d{1,2})\stháng\s(?<month>\d{1,2}),?\s(?:năm\s)?(?<year>20\d\d)(?!\d)/iu;
const MONTH_ONLY =
  /(?<![\p{L}\p{M}])(?<name>\p{L}[\p{L}\p{M}]{2,15}(?:\sال\p{L}{3,8})?)\.?,?\s(?:de |del )?(?<year>2[05]\d\d)(?!\d)/gu;
const MONTH_ONLY_JAPANESE = /(?<year>20\d\d)年\s?(?<month>\d{1,2})月/u;

/** The first of two numbers is the month where the reader lives. */
const MONTH_BEFORE_DAY = /^en(?:-US|-CA|-PH)?$/i;

/** Lines above a table that say when it was made, not what it is for. */
const OF_FILE =
  /export|print|creat|updat|as of|stand|erstellt|gedruckt|aktualisiert|imprim|créé|mis à jour|impres|cread|actualiz|stampat|creat|aggiorn|afgedrukt|gemaakt|bijgewerkt|criad|atualiz|utworz|wydruk|skapad|utskriv|作成|更新|印刷/iu;

/** In lines and characters, of what stands above a table. */
const MOST_LINES = 5;
const MOST_LINES_OF_PAGE = 40;
const LONGEST_LINE = 60;

/** The day that the name of a list says, or a line above its table. Days that are over say nothing of the next one. */
export function dayToldBy(
  { name, kind, leftOut }: Pick<FoundList, 'name' | 'kind' | 'leftOut'>,
  { language = 'en', today }: { language?: string; today: string },
): ToldDay | null {
  const most = kind === 'REGISTRY' ? MOST_LINES_OF_PAGE : MOST_LINES; // below the menu of its page
  const above = leftOut.flatMap(({ texts = [] }) => texts.slice(0, most));
  const lines = [name, ...above.filter((line) => line.length <= LONGEST_LINE && !OF_FILE.test(line))];
  for (const line of lines) {
    const told = dayIn(line, language);
    if (told && isLikelyYear(told.date) && told.date >= today) return told;
  }
  return null;
}

function dayIn(written: string, language: string): ToldDay | null {
  const text = plainSigns(written).slice(0, 200);
  const whole = wholeDayIn(text, language);
  if (whole) return { date: whole, isMonthOnly: false };
  const found =
    [...text.matchAll(MONTH_ONLY)]
      .map(({ groups }) => dateOf(groups?.year, wholeMonthOf(groups?.name), 1))
      .find(Boolean) ?? dateIn(MONTH_ONLY_JAPANESE.exec(text)?.groups);
  return found ? { date: found, isMonthOnly: true } : null;
}

function dateIn({ year, month }: Record<string, string> = {}): string | null {
  return dateOf(year, Number(month), 1);
}

function wholeDayIn(text: string, language: string): string | null {
  const first = YEAR_FIRST.exec(text)?.groups;
  if (first) return dateOf(first.year, Number(first.month), Number(first.day));
  const { one, other, sign, year } = NUMBERS.exec(text)?.groups ?? {};
  if (one && other && year && (year.length === 4 || occasionToldBy(text) !== null)) {
    const isMonthFirst = Number(other) > 12 || (sign !== '.' && Number(one) <= 12 && MONTH_BEFORE_DAY.test(language));
    const [day, month] = isMonthFirst ? [Number(other), Number(one)] : [Number(one), Number(other)];
    return dateOf(year.length === 2 ? `20${year}` : year, month, day);
  }
  const numbered = VIETNAMESE.exec(text)?.groups;
  if (numbered) return dateOf(numbered.year, Number(numbered.month), Number(numbered.day));
  for (const pattern of [DAY_FIRST, MONTH_FIRST, YEAR_BEFORE_NAME]) {
    const { day, name, year: written } = pattern.exec(text)?.groups ?? {};
    const found = dateOf(written, monthOf(name), Number(day));
    if (found) return found;
  }
  return null;
}

function monthOf(name = ''): number {
  return monthNamed(name)?.month ?? 0;
}

/** Without a day, "Set 2030" is no September. */
function wholeMonthOf(name = ''): number {
  const { month = 0, isWhole = false } = monthNamed(name) ?? {};
  return isWhole ? month : 0;
}

/** The years of Thailand are so many ahead. */
const BUDDHIST_YEARS = 543;

function dateOf(written: string | undefined, month: number, day: number): string | null {
  if (!written || !(month >= 1 && month <= 12 && day >= 1)) return null;
  const year = written.startsWith('25') ? Number(written) - BUDDHIST_YEARS : Number(written);
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

const OCCASIONS: readonly (readonly [Occasion, RegExp])[] = [
  [
    'Baby shower',
    /baby(?!sit|ph)|newborn|nursery|geburtsliste|erstausstattung|naissance|nacimiento|nascita|geboorte|kraam|chá de (?:bebê|bebé|fraldas)|enxoval|canastilla|niemowl|wyprawka|出産|ベビー|مولود/iu,
  ],
  [
    'Wedding',
    /wedding|bridal|hochzeit|mariage|boda|nozze|matrimonio|huwelijk|bruiloft|trouw|casamento|ślub|wesel|bröllop|bryllup|結婚|زفاف|الزواج|свадьб/iu,
  ],
  [
    'Birthday',
    /birthday|b-?day(?![\p{L}])|geburtstag|anniversaire|cumpleaños|compleanno|verjaardag|aniversário|urodzin|födelsedag|誕生日|ميلاد/iu,
  ],
  [
    'Christmas',
    /christmas|xmas|weihnacht|noël|navidad|natale|(?<![\p{L}])kerst(?:mis|lijst(?:je)?)?(?![\p{L}])|(?<![\p{L}])natal(?![\p{L}])|boże narodzenie|julklapp|julönske|クリスマス/iu,
  ],
  [
    'Housewarming',
    /housewarming|house warming|flat warming|einweihung|einzug|crémaillère|inauguración|nuova casa|casa nova|parapetówk|inflyttning|新築/iu,
  ],
  [
    'Graduation',
    /graduation|abschluss|abitur|remise de diplôme|graduación|laurea|afstuderen|formatura|studenten(?![\p{L}])|卒業|تخرج/iu,
  ],
];

/** The occasion that the name of a list tells. */
export function occasionToldBy(name: string): Occasion | null {
  return OCCASIONS.find(([, words]) => words.test(name))?.[0] ?? null;
}
