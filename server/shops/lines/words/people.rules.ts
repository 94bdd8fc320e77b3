import { nameKey } from '../../../base/text/name-key.rules.ts';

/** Members of a family, in each language of the product. */
const FAMILY = words(
  'mum mom mam mummy mommy dad daddy grandma granny gran nan nana nanny grandpa grandad granddad pop pops sister brother sis bro aunt auntie uncle cousin niece nephew wife husband hubby son daughter baby me myself us kids family teacher teachers',
  'mama papa mutti vati oma opa omi opi schwester bruder tante onkel cousine neffe nichte frau mann sohn tochter ich wir kinder schwiegermutter schwiegervater',
  'maman papi mamie mémé pépé sœur soeur frère tonton tata tatie neveu nièce femme mari fils fille moi nous enfants belle-mère beau-père mère père',
  'mamá abuela abuelo hermana hermano tía tío prima primo sobrina sobrino mujer marido hijo hija yo niños suegra suegro madre padre',
  'mamma papà babbo nonna nonno sorella fratello zia zio cugina cugino nipote moglie marito figlio figlia io bimbi suocera suocero',
  'moeder vader zus zusje broer broertje oom neef nicht vrouw zoon dochter ik wij kinderen schoonmoeder schoonvader',
  'mãe pai avó avô vovó vovô irmã irmão tia tio sobrinha sobrinho esposa filho filha eu crianças sogra sogro',
  'tata babcia dziadek siostra brat ciocia wujek kuzyn kuzynka żona mąż syn córka ja dzieci teściowa teść mamo',
  'pappa mormor morfar farmor farfar syster bror moster faster morbror farbror kusin fru son dotter jag vi barn barnen svärmor svärfar mor far bestemor bestefar mormor farfar søster',
  'お母さん お父さん 母 父 ママ パパ おばあちゃん おじいちゃん 祖母 祖父 妹 弟 姉 兄 お姉ちゃん お兄ちゃん おば おじ 妻 夫 嫁 旦那 息子 娘 私 僕 自分 先生',
  'ماما بابا أمي أبي أم أب جدي جدتي جدة جد أختي أخي أخت أخ خالة خالتي عمة عمتي خال عم زوجتي زوجي ابني ابنتي أنا نحن الأطفال',
);

/** Names that many people have where the product is spoken. */
const NAMES = words(
  'emma olivia ava sophia sofia isabella charlotte amelia mia harper evelyn abigail emily ella elizabeth camila luna avery mila aria scarlett penelope layla chloe victoria madison eleanor grace nora riley zoey hannah hazel lily ellie violet lillian zoe stella aurora natalie emilia everly leah aubrey willow addison lucy audrey bella nova brooklyn paisley savannah claire skylar isla genesis naomi elena caroline eliana anna maya valentina ruby kennedy ivy ariana aaliyah cora madelyn alice kinsley hailey gabriella allison gianna serenity samantha sarah autumn quinn eva piper sophie sadie delilah josephine nevaeh adeline arya emery lydia clara vivian madeline peyton julia rylee edie evie poppy freya florence daisy rosie millie phoebe jessica lola holly imogen martha matilda molly megan katie kate amy rachel rebecca laura jenny jennifer susan mary linda karen nancy lisa betty sandra ashley kim donna carol michelle amanda melissa stephanie',
  'liam noah oliver elijah william james benjamin lucas henry alexander mason michael ethan daniel jacob logan jackson levi sebastian mateo jack owen theodore aiden samuel joseph john david wyatt matthew luke asher carter julian grayson leo jayden gabriel isaac lincoln anthony hudson dylan ezra thomas charles christopher jaxon maverick josiah isaiah andrew elias joshua nathan caleb ryan adrian miles eli nolan christian aaron cameron ezekiel colton luca landon hunter jonathan santiago axel easton cooper jeremiah angel roman connor jameson robert greyson jordan ian carson jaxson leonardo nicholas dominic austin everett brooks xavier kai jose parker adam max theo arthur george harry alfie archie freddie oscar charlie toby finn ben sam tom tim will joe dan matt nick chris alex jake josh peter paul mark steve kevin brian eric jeff gary mike rob',
  'lena lea leonie lina marie laura johanna klara greta ida mathilda frieda lotta pauline antonia amelie luisa jana nele maja merle paula romy carla jule annika katharina sabine petra monika ursula heike birgit anja jonas finn felix paul luis lukas leon ben elias moritz emil anton jakob theo oskar jannik tim jan niklas fabian florian tobias stefan andreas matthias markus jürgen wolfgang uwe hans klaus karl',
  'louise jade chloé léa manon camille inès lucie zoé jeanne juliette agathe margaux élise élodie céline nathalie sylvie isabelle gabriel léo raphaël louis arthur hugo jules maël adam lucas nathan théo enzo mathis antoine clément julien nicolas pierre philippe thierry',
  'lucía martina maría julia paula valeria daniela alba carmen sara ana elena cristina laura pilar mateo martín hugo pablo alejandro manuel álvaro adrián diego mario javier carlos miguel antonio jorge juan luis',
  'giulia aurora ginevra alice beatrice chiara giorgia francesca matilde anna federica elisa silvia paola leonardo francesco alessandro lorenzo mattia andrea gabriele riccardo tommaso edoardo giuseppe marco luca giovanni',
  'tess saar lotte fenna noor julie sanne femke anouk lieke daan sem bram lars milan jesse thijs ruben stijn sjoerd pieter jeroen maarten',
  'helena alice laura manuela maitê liz heloísa beatriz mariana ana miguel heitor arthur davi gael bernardo pedro joão rafael gustavo felipe bruno thiago',
  'zosia zuzia zuzanna hania ania kasia basia gosia ola ala julka maja lena antek jaś janek staś kuba tomek franek piotr paweł michał krzysztof marek',
  'elsa alma astrid wilma vera maja ebba selma signe tuva saga alva agnes freja linnéa hugo william lucas liam nils elliot adam oskar melker axel gustav erik lars anders johan karin ingrid',
  '花子 太郎 さくら 陽菜 結衣 美咲 ゆい りん はると ゆうと 翔太 健太 蓮 湊',
  'ليلى مريم فاطمة سارة نور زينب عائشة هدى لينا يوسف محمد أحمد علي عمر خالد كريم حسن آدم',
);

/** "For", which may stand before them. */
const FOR =
  /^(?:for|für|fuer|pour|para|per|voor|dla|för|til|till|pro)\s(?:(?:my|the|our|meine[nr]?|mein|unsere?n?|die|den|der|das|ma|mon|mes|la|le|les|mi|el|mia|mio|il|lo|mijn|onze|de|o|a|minha|meu|moj[aeą]|min|mitt)\s)?/iu;
const OWN = /^(?:my|our|the|mein|meine|ma|mon|mi|mia|mio|la|il|mijn|minha|meu|a|o|min)\s/iu;

/** Behind them: how old they are, and as whose list it is. */
const AGE_BEHIND = /\s{0,2}(?:[(（][^()（）]{1,24}[)）]|,?\s\d{1,2}(?:\s\p{L}{1,6})?)$/u;
const OWNED = /(?:['’]s|s['’])(?:\s(?:wish ?)?list)?$/iu;

/** In words, and in people; more are a sentence. */
const MOST_WORDS = 3;

function words(...rows: string[]): ReadonlySet<string> {
  return new Set(rows.flatMap((row) => row.split(' ')).map(nameKey));
}

/** Whether words say for whom something is: "Ruby", "Für Oma", "Mia (7)", "Mum & Dad". */
export function isPerson(text: string): boolean {
  const bare = text.trim().replace(AGE_BEHIND, '').replace(OWNED, '').replace(FOR, '').replace(OWN, '');
  const names = bare.split(/\s?(?:&|\+|,|\s(?:and|und|et|y|e|en|i|och|و|と)\s)\s?/iu, MOST_WORDS + 1);
  return names.length <= MOST_WORDS && names.every(isOne);
}

/** Whether they say it with a word that names nothing else: "Für Oma", "Mum & Dad". */
export function isOfFamily(text: string): boolean {
  const [first = ''] = text
    .trim()
    .replace(FOR, '')
    .replace(OWN, '')
    .split(/[\s&+,:：]/u, 1);
  return FAMILY.has(nameKey(first));
}

function isOne(name: string): boolean {
  const parts = name.split(/\s+/, MOST_WORDS + 1);
  const [first = '', ...others] = parts.map((part) => nameKey(part));
  if (parts.length > MOST_WORDS || first === '') return false;
  const isFamily = FAMILY.has(first) && (others.length === 0 || isCapital(parts[1] ?? ''));
  const isTitled = FAMILY.has(first) && others.length === 1;
  const isNamed = NAMES.has(first) && parts.every(isCapital);
  return isFamily || isTitled || isNamed;
}

/** Names of writings with capitals have one. */
function isCapital(part: string): boolean {
  return !/^\p{Ll}/u.test(part);
}

/** Whether words may be somebody's name, beside others that are: one or two with capitals, and nothing else. */
export function mayBePerson(text: string): boolean {
  const bare = text.trim().replace(AGE_BEHIND, '').replace(OWNED, '').replace(FOR, '');
  return /^[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,20}){0,2}$/u.test(bare);
}
