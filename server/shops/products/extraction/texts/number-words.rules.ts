/** Two to ten and twelve in each language that writes them with letters; forms of one number with a "/" between. */
const WORDS = [
  'two three four five six seven eight nine ten twelve/dozen',
  'zwei drei vier fünf sechs sieben acht neun zehn zwölf/dutzend',
  'deux trois quatre cinq six sept huit neuf dix douze/douzaine',
  'dos tres cuatro cinco seis siete ocho nueve diez doce/docena',
  'due tre quattro cinque sei sette otto nove dieci dodici/dozzina',
  'twee drie vier vijf zes zeven acht negen tien twaalf/dozijn',
  'dois/duas três quatro cinco seis sete oito nove dez doze/dúzia',
  'dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu dwanaście/dwunastu',
  'två tre fyra fem sex sju åtta nio tio tolv/dussin',
  'اثنان/اثنين ثلاث/ثلاثة أربع/أربعة خمس/خمسة ست/ستة سبع/سبعة ثمان/ثمانية تسع/تسعة عشر/عشرة',
];
const NUMBERS = new Map(
  WORDS.flatMap((row) =>
    row
      .split(' ')
      .flatMap((forms, place) => forms.split('/').map((word) => [word, place < 9 ? place + 2 : 12] as const)),
  ),
);

/** The number that a word says, as "six" and "sechs" do. */
export function numberWord(word: string): number | undefined {
  return NUMBERS.get(word.toLowerCase());
}
