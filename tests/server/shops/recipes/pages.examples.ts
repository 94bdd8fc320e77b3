/** A page with a recipe, or several, and what is read from it: its name, for how many, and each ingredient. */
export interface RecipePage {
  html: string;
  /** The main one first: `name (servings)` and its ingredients. */
  recipes: readonly (readonly [heading: string, ...ingredients: string[]])[];
}

const page = (title: string, body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

const recipe = (name: string, recipeYield: unknown, recipeIngredient: unknown, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield,
  recipeIngredient,
  ...more,
});

const CREPES = ['250 g de farine', '4 œufs', '50 cl de lait'] as const;
const SUPPE = ['500 g Kartoffeln', '1 Zwiebel', '1 l Brühe'] as const;

export const RECIPE_PAGES: Readonly<Record<string, RecipePage>> = {
  'a single one': {
    html: page('Pancakes', ld(recipe('Pancakes', '4', ['2 cups flour', '2 eggs']))),
    recipes: [['Pancakes (4)', '2 cups flour', '2 eggs']],
  },
  'in a graph, between an article and its author': {
    html: page(
      'Kartoffelsuppe',
      ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Article', '@id': '#article', headline: 'Kartoffelsuppe' },
          { '@type': 'Person', '@id': '#author', name: 'Ada' },
          { ...recipe('Kartoffelsuppe', ['4', '4 Portionen'], SUPPE), author: { '@id': '#author' } },
        ],
      }),
      'de',
    ),
    recipes: [['Kartoffelsuppe (4)', ...SUPPE]],
  },
  'of two types at once': {
    html: page('Crêpes', ld({ ...recipe('Crêpes', 4, CREPES), '@type': ['Recipe', 'NewsArticle'] }), 'fr'),
    recipes: [['Crêpes (4)', ...CREPES]],
  },
  'within a list of blocks': {
    html: page('Crêpes', ld([{ '@type': 'WebSite', name: 'Cuisine' }, recipe('Crêpes', '6 personnes', CREPES)]), 'fr'),
    recipes: [['Crêpes (6)', ...CREPES]],
  },
  'the main entity of a page': {
    html: page(
      'Sopa de ajo',
      ld({
        '@type': 'WebPage',
        name: 'Sopa de ajo',
        mainEntity: recipe('Sopa de ajo', '4 raciones', ['6 dientes de ajo', '1 l de agua']),
      }),
      'es',
    ),
    recipes: [['Sopa de ajo (4)', '6 dientes de ajo', '1 l de agua']],
  },
  'cut off in the middle': {
    html: page(
      'Lasagne',
      '<script type="application/ld+json">{"@type":"Recipe","name":"Lasagne","recipeYield":"6","recipeIngredient":["250 g di lasagne","500 g di ragù","100 g di parm</script>',
      'it',
    ),
    recipes: [['Lasagne (6)', '250 g di lasagne', '500 g di ragù', '100 g di parm']],
  },
  'with a comma too many and a line break in a text': {
    html: page(
      'Bigos',
      '<script type="application/ld+json">{"@type":"Recipe","name":"Bigos","recipeYield":"8 porcji","recipeIngredient":["1 kg kapusty",\n"500 g\nkiełbasy",],}</script>',
      'pl',
    ),
    recipes: [['Bigos (8)', '1 kg kapusty', '500 g kiełbasy']],
  },
  'with quotes in an ingredient that nobody escaped': {
    html: page(
      'Pie',
      '<script type="application/ld+json">{"@type":"Recipe","name":"Pie","recipeYield":1,"recipeIngredient":["1 9" pie crust","3 apples"]}</script>',
    ),
    recipes: [['Pie (1)', '1 9" pie crust', '3 apples']],
  },
  'with markup and entities': {
    html: page(
      'Salsa',
      ld(
        recipe('Salsa &amp; chips', '4 servings', [
          '<p>2 tomatoes</p>',
          '1&nbsp;onion',
          '&frac12; lime',
          '<b>salt</b> &amp; pepper',
        ]),
      ),
    ),
    recipes: [['Salsa & chips (4)', '2 tomatoes', '1 onion', '½ lime', 'salt & pepper']],
  },
  'with the old word for ingredients': {
    html: page(
      'Kladdkaka',
      ld({ '@type': 'Recipe', name: 'Kladdkaka', recipeYield: '8 bitar', ingredients: ['100 g smör', '2 ägg'] }),
      'sv',
    ),
    recipes: [['Kladdkaka (8)', '100 g smör', '2 ägg']],
  },
  'with all ingredients in one text': {
    html: page('Oladji', ld(recipe('Stamppot', '4 personen', '1 kg aardappelen\n500 g boerenkool\n1 rookworst')), 'nl'),
    recipes: [['Stamppot (4)', '1 kg aardappelen', '500 g boerenkool', '1 rookworst']],
  },
  'with headings among the ingredients': {
    html: page(
      'Bolo',
      ld(
        recipe('Bolo de cenoura', '12 fatias', [
          'Massa:',
          '3 cenouras',
          '4 ovos',
          'Cobertura:',
          '1 colher de manteiga',
        ]),
      ),
      'pt',
    ),
    recipes: [['Bolo de cenoura (12)', '3 cenouras', '4 ovos', '1 colher de manteiga']],
  },
  'with steps nested in sections, which are none': {
    html: page(
      '肉じゃが',
      ld(
        recipe('肉じゃが', '4人分', ['牛肉 200g', 'じゃがいも 3個'], {
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: '煮る',
              itemListElement: [{ '@type': 'HowToStep', text: '切る', tool: ['鍋'] }],
            },
          ],
        }),
      ),
      'ja',
    ),
    recipes: [['肉じゃが (4)', '牛肉 200g', 'じゃがいも 3個']],
  },
  'with values in objects': {
    html: page(
      'كبسة',
      ld(
        recipe('كبسة', { '@type': 'QuantitativeValue', value: 6 }, [
          { '@type': 'PropertyValue', name: '٢ كوب أرز' },
          { '@value': '١ كيلو دجاج' },
        ]),
      ),
      'ar',
    ),
    recipes: [['كبسة (6)', '٢ كوب أرز', '١ كيلو دجاج']],
  },
  'several: the one that the page is about comes first': {
    html: page(
      'Tarte aux pommes',
      ld(recipe('Pâte brisée', '1', ['250 g de farine', '125 g de beurre'])) +
        ld(recipe('Tarte aux pommes', '8 parts', ['1 pâte brisée', '5 pommes'])),
      'fr',
    ),
    recipes: [
      ['Tarte aux pommes (8)', '1 pâte brisée', '5 pommes'],
      ['Pâte brisée (1)', '250 g de farine', '125 g de beurre'],
    ],
  },
  'the same twice': {
    html: page(
      'Pancakes',
      ld(recipe('Pancakes', '4', ['2 cups flour', '2 eggs'])) + ld(recipe('Pancakes', '4', ['2 cups flour', '2 eggs'])),
    ),
    recipes: [['Pancakes (4)', '2 cups flour', '2 eggs']],
  },
  'in microdata': {
    html: page(
      'Gazpacho',
      `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">Gazpacho</h2><span itemprop="recipeYield">4 personas</span>
       <ul><li itemprop="recipeIngredient">1 kg de tomates</li><li itemprop="recipeIngredient"><span>1</span> <span>pepino</span></li></ul></div>`,
      'es',
    ),
    recipes: [['Gazpacho (4)', '1 kg de tomates', '1 pepino']],
  },
  'in microdata with the old words': {
    html: page(
      'Żurek',
      `<article itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Żurek</h2><meta itemprop="yield" content="4 porcje">
       <p itemprop="ingredients">500 ml zakwasu</p><p itemprop="ingredients">4 jajka</p></article>`,
      'pl',
    ),
    recipes: [['Żurek (4)', '500 ml zakwasu', '4 jajka']],
  },
  'in RDFa': {
    html: page(
      'Flammkuchen',
      `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">Flammkuchen</h2><span property="recipeYield">2</span>
       <li property="recipeIngredient">250 g Mehl</li><li property="recipeIngredient">200 g Schmand</li></div>`,
      'de',
    ),
    recipes: [['Flammkuchen (2)', '250 g Mehl', '200 g Schmand']],
  },
  'without how many': {
    html: page('Pesto', ld(recipe('Pesto', undefined, ['50 g di basilico', '30 g di pinoli'])), 'it'),
    recipes: [['Pesto (?)', '50 g di basilico', '30 g di pinoli']],
  },
  'without a name': {
    html: page(
      'Köttbullar',
      ld({ '@type': 'Recipe', recipeYield: '4', recipeIngredient: ['500 g köttfärs', '1 dl ströbröd'] }),
      'sv',
    ),
    recipes: [['Köttbullar (4)', '500 g köttfärs', '1 dl ströbröd']],
  },
  'without ingredients: it is none': {
    html: page('Tips', ld(recipe('Tips', '4', []))),
    recipes: [],
  },
  'a product alone: it is none': {
    html: page(
      'Pan',
      ld({ '@type': 'Product', name: 'Pan', offers: { '@type': 'Offer', price: '20', priceCurrency: 'EUR' } }),
    ),
    recipes: [],
  },
  'a list of links to recipes: it is none': {
    html: page(
      'Best soups',
      ld({
        '@type': 'ItemList',
        itemListElement: [
          { '@type': 'ListItem', url: 'https://example.com/a' },
          { '@type': 'Recipe', name: 'A' },
        ],
      }),
    ),
    recipes: [],
  },
  'damaged by a plugin: a remark around it, line breaks within texts and commas at the end': {
    html: page(
      'Banana bread',
      `<script type="application/ld+json"><!-- seo -->
{"@context":"https://schema.org","@type":"Recipe","name":"Banana bread","recipeYield":"1 loaf (10 slices)","description":"Soft
and moist","recipeIngredient":["3 ripe bananas, mashed","1½ cups (190 g) flour","pinch of salt",],}
// end</script>`,
    ),
    recipes: [['Banana bread (1)', '3 ripe bananas, mashed', '1½ cups (190 g) flour', 'pinch of salt']],
  },
  'cut off before its end': {
    html: page(
      'Rahmgulasch',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Rahmgulasch","recipeYield":"4 bis 6 Portionen","recipeIngredient":["800 g Rindergulasch","2–3 EL Öl"],"author":{"@type":"Person","name":"Ute"</script>',
      'de',
    ),
    recipes: [['Rahmgulasch (4)', '800 g Rindergulasch', '2–3 EL Öl']],
  },
  'pointed at within a graph, for as many as a word says': {
    html: page(
      'Gratin dauphinois',
      ld({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebPage', '@id': '#page', mainEntity: { '@id': '#recipe' } },
          { ...recipe('Gratin dauphinois', 'pour six personnes', ['1,2 kg de pommes de terre']), '@id': '#recipe' },
        ],
      }),
      'fr',
    ),
    recipes: [['Gratin dauphinois (6)', '1,2 kg de pommes de terre']],
  },
  'several as items of a list': {
    html: page(
      'Two sauces',
      ld({
        '@type': 'ItemList',
        itemListElement: [
          {
            '@type': 'ListItem',
            item: recipe('Salsa verde', { '@type': 'QuantitativeValue', value: 4 }, ['1 large bunch parsley']),
          },
          { '@type': 'ListItem', item: recipe('Aioli', 'Serves four', ['2 egg yolks', '1 to 2 cloves garlic']) },
        ],
      }),
    ),
    recipes: [
      ['Salsa verde (4)', '1 large bunch parsley'],
      ['Aioli (4)', '2 egg yolks', '1 to 2 cloves garlic'],
    ],
  },
  'of a type by its whole address, with lines in one text': {
    html: page(
      'Fritters',
      ld({
        '@type': 'http://schema.org/Recipe',
        name: 'Corn fritters',
        recipeYield: ['Makes a dozen'],
        recipeIngredient: '2 cups corn kernels\n½ teaspoon baking powder\noil for frying',
      }),
    ),
    recipes: [['Corn fritters (12)', '2 cups corn kernels', '½ teaspoon baking powder', 'oil for frying']],
  },
  'within marks of CDATA, in the words of its language': {
    html: page(
      'Köttbullar',
      `<script type='application/ld+json'>//<![CDATA[
{"@type":"Recipe","name":"K&ouml;ttbullar","recipeYield":"Fyra portioner","recipeIngredient":["2\\u00bd dl mj\\u00f6lk","Till servering:","salt &amp; peppar efter smak"]}
//]]></script>`,
      'sv',
    ),
    recipes: [['Köttbullar (4)', '2½ dl mjölk', 'salt & peppar efter smak']],
  },
};
