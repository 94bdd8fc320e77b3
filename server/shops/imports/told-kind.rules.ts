import type { ListType } from '../../core/access/list-access.rules.ts';
import { sizeParts, writtenAmount } from '../lines/measures.rules.ts';
import { parseLine } from '../lines/read-line.rules.ts';
import { unitOf } from '../lines/words/units.rules.ts';
import type { FileWays, FoundList, FoundTable, ImportColumn } from './found-file.rules.ts';

/** As much of a long list is looked at. */
const SAMPLE = 40;

/** The share of rows from which a column or an amount says something of the whole list. */
const [SOME, MANY] = [0.25, 0.5];

/** Names that nothing but a registry has. */
const REGISTRY =
  /registr(?:y|ies)(?![\p{L}])|(?<![\p{L}])(?:wedding|bridal|gift) (?:list|register)(?![\p{L}])|(?:hochzeits|geschenk|gaben|geburts|baby|erstausstattungs|tauf|braut)-?(?:tisch|listen?)(?![\p{L}])|(?<![\p{L}])(?:listes? (?:de )?(?:mariage|naissance|baptême)|listas? (?:de )?(?:bodas?|nacimiento|casamento|bautizo|noivas?)|lista (?:di |de )?(?:nozze|nascita|battesimo)|mesa de regalos|canastilla|enxoval|chá de (?:bebê|bebé|panela|fraldas|casa nova)|lista (?:prezentów )?ślubn\p{L}{1,3}|wyprawka dla (?:dziecka|niemowlaka|maluszka))(?![\p{L}])|(?:huwelijks|geboorte|bruids|trouw|baby|kraam)-?(?:cadeau)?lijst(?:je)?(?![\p{L}])|(?:bröllops|dop|baby)-?(?:önske)?(?:lista|listan)(?![\p{L}])|(?:bryllups|dåbs|baby)-?(?:gave|ønske)?liste|結婚祝い|出産祝い|ご?結婚.{0,6}リスト|قائمة (?:هدايا )?(?:الزفاف|زفاف|المولود|مولود|الزواج)|список (?:на свадьбу|для новорожд[её]нного)/iu;

/** Names of what a registry is for, and a wish list, too. */
const OF_REGISTRIES =
  /(?<![\p{L}])(?:wedding|baby ?shower|bridal shower|newborn|hochzeit|babyparty|babybauch|mariage|naissance|boda|bautizo|nozze|matrimonio|nascita|huwelijk|bruiloft|trouwdag|babyshower|geboorte|casamento|ślub|wesele|bröllop|dop|bryllup)(?![\p{L}])|結婚|出産|زفاف|مولود|свадьба/iu;

const WISHES =
  /wish|wunsch|wünsch|souhait|envies|deseos|desider|wens|verlang|desejos|życz|marze|önske|ønske|欲しい|ほしい|ウィッシュ|أمنيات|رغبات|wanted/iu;

/** Names of days on which things are given: shopping for them is no list of groceries. */
const GIFTS =
  /gift|present|christmas|xmas|birthday|geschenk|weihnacht|geburtstag|cadeau|noël|anniversaire|regal|navidad|reyes|cumpleaños|natale|compleanno|kerst|sinterklaas|verjaardag|presente|natal(?![\p{L}])|aniversário|prezent|święta|urodzin|julklapp|födelsedag|プレゼント|クリスマス|誕生日|هدايا|عيد/iu;

const SHOPPING =
  /(?<![\p{L}])(?:(?:weekly|food|big|saturday) shop|shopping(?! for)(?: list)?|grocer(?:y|ies)|supermarket|errands|household|cleaning|costco|tesco|sainsbury['’]?s|asda|trader joe['’]?s|whole foods|kroger|publix|rewe|aldi|lidl|edeka|kaufland|carrefour|leclerc|auchan|mercadona|esselunga|conad|albert heijn|biedronka|listes? (?:de |des )?courses|compras?|lista de (?:la compra|compras|mercado)|mandado|supermercado|súper|spesa|boodschappen?|zakupy|zakupów|inköp|handla|mathandling|willys|покупки|покупок|продукты|продуктов|indkøb|ostokset|ψώνια|cumpărături)(?![\p{L}])|^(?:mes |les )?courses(?![\p{L}])|einkauf|einkäufe|haushalt|drogerie|huishoud|besorgung|boodschappen|supermarkt|inköpslist|handlingslist|indkøbssed|handlelist|ostoslist|kauppalist|alışveriş|bevásárl|nákup|買い?物|買うもの|スーパー|تسوق|مشتريات|بقالة/iu;

/** Above how many of a thing guests are asked for. */
const ASKED_FOR =
  /request|desired|wanted|need|wants|gewünscht|benötigt|bedarf|souhait|voulu|demand|desead|necesit|desiderat|richiest|gewenst|nodig|desejad|potrzebn|önskat|希望|必要|المطلوب/iu;

/** The kind of list that a file seems to be, by its name, by what stands above its columns and by how much of each thing it says. */
export function kindToldBy(list: Pick<FoundList, 'name' | 'table'>, ways: FileWays): ListType | undefined {
  const { name, table } = list;
  if (REGISTRY.test(name)) return 'REGISTRY';
  if (WISHES.test(name)) return 'WISHLIST';
  if (SHOPPING.test(name) && !GIFTS.test(name) && shareOf(table, 'link') < MANY) return 'SHOPPING';
  const isAskedFor = ASKED_FOR.test(table.headings[table.columns.indexOf('amount')] ?? '');
  if (isAskedFor && table.columns.includes('bought')) return 'REGISTRY';
  if (GIFTS.test(name) || OF_REGISTRIES.test(name) || isOfGifts(table)) return undefined;
  return isMeasured(table, ways) ? 'SHOPPING' : undefined;
}

/** A list of a program for tasks: what people keep there is rather to be bought than given, unless it tells another kind. */
export function asTasks(list: FoundList, ways: FileWays): FoundList {
  const isGiven =
    [GIFTS, OF_REGISTRIES, REGISTRY, WISHES].some((words) => words.test(list.name)) || isOfGifts(list.table);
  const kind = list.kind ?? kindToldBy(list, ways) ?? (isGiven ? undefined : 'SHOPPING');
  return kind ? { ...list, kind } : list;
}

/** Whether a list is for a day on which registries are made: one whose day is known as well is a registry. */
export function isOfRegistries(name: string): boolean {
  return OF_REGISTRIES.test(name);
}

/** Whether what most rows have is said of gifts alone. */
export function isOfGifts(table: FoundTable): boolean {
  return (
    (['picture', 'mostWanted', 'fund'] as const).some((one) => table.columns.includes(one)) ||
    shareOf(table, 'link') >= SOME ||
    shareOf(table, 'price') >= MANY
  );
}

function shareOf({ columns, rows }: FoundTable, kind: ImportColumn): number {
  const place = columns.indexOf(kind);
  const some = rows.slice(0, SAMPLE);
  return place < 0 || some.length === 0
    ? 0
    : some.filter((row) => (row[place] ?? '').trim() !== '').length / some.length;
}

/** Whether weights, volumes and packs are said of many things: in a column, or beside their names. */
function isMeasured({ columns, rows }: FoundTable, ways: FileWays): boolean {
  const shopping = { ...ways, kind: 'SHOPPING' as const };
  const places = (['measure', 'amount', 'description', 'variant'] as const).map((kind) => columns.indexOf(kind));
  const name = columns.indexOf('name');
  const some = rows.slice(0, SAMPLE);
  const measured = some.filter((row) => {
    if (places.some((place) => isEverydayAmount(row[place] ?? '', ways))) return true;
    const [line, ...others] = parseLine((row[name] ?? '').slice(0, 200), shopping);
    return line !== undefined && others.length === 0 && isEverydayAmount(sizeParts(line.size, shopping).amount, ways);
  });
  return measured.length > 1 && measured.length >= some.length * SOME;
}

/** "500 g", "2 bottles" and "1 l": lengths and pieces are said of gifts, too. */
function isEverydayAmount(text: string, { groupSign }: FileWays): boolean {
  const amount = writtenAmount(text.slice(0, 40), groupSign);
  const unit = amount === null ? '' : amount.replace(/^[\d./ ]{1,20}/, '').trim();
  if (unit === '') return false;
  const { kind, family } = unitOf(unit);
  return family !== 'length' && kind !== 'piece' && isKnownUnit(unit);
}

function isKnownUnit(unit: string): boolean {
  return unitOf(unit).code !== unit.toLowerCase() || unitOf(unit).kind === 'measure';
}
