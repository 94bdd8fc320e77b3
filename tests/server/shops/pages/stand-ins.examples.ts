import { html } from './shop-page.ts';

/** Pages in place of the product's: nothing may be taken from them but the words of their address. */
export interface Refusal {
  name: string;
  url: string;
  html: string;
}

const refusal = (name: string, url: string, lang: string, title: string, body: string, head = ''): Refusal => ({
  name,
  url,
  html: html(lang, `<title>${title}</title>${head}`, body),
});

export const REFUSALS: readonly Refusal[] = [
  refusal(
    'consent, Italian',
    'https://negozio.example/p/teiera-di-rame',
    'it',
    'Prima di continuare',
    '<h1>Prima di continuare</h1><p>Noi e i nostri 812 partner utilizziamo cookie. Puoi accettare o pagare 4,99 € al mese.</p><button>Accetta tutto</button><button>Rifiuta tutto</button>',
  ),
  refusal(
    'consent or pay, German',
    'https://laden.example/p/kupferkessel',
    'de',
    'Zustimmung erforderlich',
    '<h1>Weiter mit Werbung lesen</h1><p>Wir und unsere Partner setzen Cookies ein. Oder für 3,99 €/Monat nutzen.</p><button>Akzeptieren und weiter</button>',
  ),
  refusal(
    'consent, English',
    'https://shop.example/products/copper-kettle',
    'en',
    'Your privacy choices',
    '<h1>We value your privacy</h1><p>We and our partners store cookies on a device.</p><button>Accept all</button><button>Manage options</button>',
  ),
  refusal(
    'sign-in, French',
    'https://boutique.example/p/bouilloire-cuivre',
    'fr',
    'Connexion | Boutique',
    '<h1>Connectez-vous</h1><form action="/login"><input type="email" name="email"><input type="password" name="password"><button>Se connecter</button></form><p>Nouveau client ? 10 € offerts</p>',
  ),
  refusal(
    'sign-in, Japanese',
    'https://mise.example/item/4711',
    'ja',
    'ログイン',
    '<h1>ログイン</h1><form><input type="email"><input type="password"><button>ログイン</button></form><a>新規会員登録で500円クーポン</a>',
  ),
  refusal(
    'sign-in of members, English',
    'https://club.example/p/cashmere-throw',
    'en',
    'Members only - Club',
    '<h1>Welcome back</h1><p>Sign in to see this sale.</p><form><input name="email" type="email"><input type="password" name="pw"><button>Sign in</button></form><p>Invite a friend, get $25</p>',
  ),
  refusal(
    'queue, English',
    'https://drop.example/products/sneaker-high-red',
    'en',
    'You are in line',
    '<h1>You are now in line</h1><p>Your estimated wait time is: 12 minutes. Number of users in line ahead of you: 4021</p><p>Powered by Queue-it</p>',
  ),
  refusal(
    'queue, German',
    'https://tickets.example/p/konzertkarte',
    'de',
    'Warteraum',
    '<h1>Sie befinden sich in der Warteschlange</h1><p>Bitte laden Sie die Seite nicht neu. Voraussichtliche Wartezeit: 5 Minuten</p>',
  ),
  refusal(
    'queue, Spanish',
    'https://tienda.example/p/consola-portatil',
    'es',
    'Sala de espera',
    '<h1>Estás en la cola</h1><p>Tiempo de espera estimado: más de una hora</p>',
  ),
  refusal(
    'age, English',
    'https://whisky.example/p/islay-12-years',
    'en-GB',
    'Age verification',
    '<h1>Are you over 18?</h1><p>You must be of legal drinking age to enter this site.</p><button>Yes, enter</button><button>No</button>',
  ),
  refusal(
    'age, Polish',
    'https://wina.example/p/barolo-2019',
    'pl',
    'Potwierdź wiek',
    '<h1>Czy masz ukończone 18 lat?</h1><p>Strona zawiera treści przeznaczone dla osób pełnoletnich.</p><button>Tak</button><button>Nie</button>',
  ),
  refusal(
    'age, Portuguese',
    'https://vinhos.example/p/porto-20-anos',
    'pt-BR',
    'Verificação de idade',
    '<h1>Você tem mais de 18 anos?</h1><button>Sim</button><button>Não</button>',
  ),
  refusal(
    'country, English',
    'https://brand.example/p/linen-shirt',
    'en',
    'Choose your location',
    '<h1>Select your country or region</h1><ul><li>Australia (AUD $)<li>Canada (CAD $)<li>France (EUR €)<li>United Kingdom (GBP £)</ul>',
  ),
  refusal(
    'country, Dutch',
    'https://merk.example/p/linnen-overhemd',
    'nl',
    'Kies je land',
    '<h1>Kies je land of regio</h1><ul><li>België<li>Nederland<li>Duitsland</ul>',
  ),
  refusal(
    'not sold here, English',
    'https://parts.example/p/radio-kit',
    'en',
    'Not available in your region',
    '<h1>Sorry, this site is not available in your country</h1><p>We currently ship only within the United States. Gift cards from $25.</p>',
  ),
  refusal(
    'maintenance, English',
    'https://market.example/p/woven-basket',
    'en',
    'We’ll be right back',
    '<h1>We’ll be back soon!</h1><p>Our shop is down for scheduled maintenance.</p>',
  ),
  refusal(
    'maintenance, Swedish',
    'https://butik.example/p/vavd-korg',
    'sv',
    'Underhåll pågår',
    '<h1>Vi är strax tillbaka</h1><p>Butiken är stängd för underhåll.</p>',
  ),
  refusal(
    'a password before a shop opens',
    'https://newbrand.example/products/silk-scarf',
    'en',
    'Newbrand – Opening Soon',
    '<h1>Opening soon</h1><form><input type="password" name="password" placeholder="Your password"><button>Enter</button></form>',
  ),
  refusal(
    'soft 404, Dutch',
    'https://winkel.example/p/koperen-ketel',
    'nl',
    'Pagina niet gevonden',
    '<h1>Oeps! Deze pagina bestaat niet</h1><p>Bekijk onze populaire producten</p><div>Theepot € 29,95</div><div>Pan € 45,00</div>',
  ),
  refusal(
    'soft 404, Japanese',
    'https://mise.example/item/9999',
    'ja',
    'ページが見つかりません',
    '<h1>お探しのページは見つかりませんでした</h1><p>おすすめ商品</p><div>急須 3,980円</div>',
  ),
  refusal(
    'soft 404, Arabic',
    'https://matjar.example/p/copper-kettle',
    'ar',
    'الصفحة غير موجودة',
    '<h1>عذرًا، الصفحة غير موجودة</h1><div>منتجات مقترحة</div><div>إبريق 99 ر.س</div>',
  ),
  refusal(
    'a product that is gone, English',
    'https://store.example/p/tin-robot',
    'en',
    'Store',
    '<h1>Sorry, this product is no longer available</h1><p>Explore our bestsellers</p><div>Tin Car $19.00</div>',
  ),
  refusal(
    'a check for robots, English',
    'https://shop.example/p/rocking-horse',
    'en',
    'Just a moment...',
    '<h1>shop.example</h1><p>Verifying you are human. This may take a few seconds.</p><noscript>Enable JavaScript and cookies to continue</noscript>',
  ),
  refusal(
    'access refused, English',
    'https://shoes.example/p/rain-boots',
    'en',
    'Access Denied',
    '<H1>Access Denied</H1> You don\'t have permission to access "http://shoes.example/p/rain-boots" on this server.<P>Reference #18.5d1f1602.1700000000.1a2b',
  ),
];
