import type { Element } from 'domhandler';
import type { StandIn } from './found.ts';
import { elements, type Page } from './page.ts';
import { hasBuyingButton } from './selling-signs.ts';
import type { VisibleText } from './visible-text.ts';

/** How such pages are headed. Each is held against whole headings and titles, from their beginning. */
const HEADINGS: readonly (readonly [StandIn, RegExp])[] = [
  [
    'CONSENT',
    /^(?:before you continue|we (?:value|respect|care about) your privacy|your privacy|privacy (?:settings|preferences|choices)|cookie(?:s)? (?:consent|settings|preferences|policy|notice)|manage (?:cookies|consent)|this (?:site|website) uses cookies|we use cookies|accept cookies|consent|bevor sie (?:fort|weiter)|wir (?:schätzen|respektieren) ihre privatsphäre|ihre privatsphäre|datenschutz-?einstellungen|cookie-?einstellungen|(?:weiter )?mit werbung|zustimmung (?:erforderlich|zu)|avant (?:de continuer|d['’]accéder)|votre (?:vie privée|confidentialité)|nous respectons votre vie privée|gestion des cookies|gérer (?:les|vos) cookies|antes de (?:continuar|ir a|avançar)|tu privacidad|valoramos tu privacidad|configuración de cookies|prima di (?:continuare|proseguire)|la tua privacy|rispettiamo la tua privacy|voordat je (?:verder|naar)|jouw privacy|je privacy|zanim (?:przejdziesz|kontynuujesz)|twoja prywatność|szanujemy twoją prywatność|innan du fortsätter|vi (?:värnar|bryr oss) om din|din integritet|než budete pokračovat|vaše soukromí|sua privacidade|続行する前に|cookie ?の|プライバシー設定|계속하기 전에)/i,
  ],
  [
    'SIGN_IN',
    /^(?:(?:please )?(?:sign|log)[ -]?in(?:$|\s?(?:to|or|with|[|:·–—-]))|login$|login (?:to|or|required|[|:·–—-])|sign in or (?:register|create)|create (?:an )?account|welcome back|members? (?:login|only)|account login|anmelden|anmeldung|einloggen|bitte (?:melde|loggen|anmelden)|login erforderlich|se connecter|connexion|connectez-vous|identifiez-vous|identification|iniciar? sesi[oó]n|inicia sesión|acceder$|identifícate|accedi(?:$| )|accesso|effettua il login|inloggen|log in|zaloguj|logowanie|logga in|log ind|logg inn|kirjaudu|přihl[aá]|prihl[aá]s|bejelentkezés|entrar$|entre na sua|fazer login|iniciar sessão|войти|вход|авторизация|увійти|giriş yap|σύνδεση|ログイン|サインイン|登录|登入|로그인|התחבר)/i,
  ],
  [
    'NOT_FOUND',
    /^(?:(?:error ?)?404\b|(?:(?:the|this) )?(?:page|product|item|listing|article)(?: you(?:['’]re| are| were| requested)?[\p{L} ]{0,30})? (?:(?:was|is|could|can)(?: ?not|n['’]t)(?: be)? (?:found|available|exist)|not found|(?:is )?no longer (?:exists|available|sold)|does(?: not|n['’]t) exist|cannot be found|has been removed)|not found|oops|oeps|ojdå|jejda|ohje|uh[- ]?oh|whoops|sorry,? (?:we|this|the|that)|we (?:could(?: not|n['’]t)|can(?:not|['’]t)) find|(?:we['’]re )?sorry[.!,]?$|looking for something|nothing (?:here|found)|page introuvable|cette page|(?:la )?page (?:que vous|demandée)|produit introuvable|article introuvable|oups|seite (?:wurde )?(?:leider )?nicht gefunden|(?:die|diese) (?:angeforderte )?seite|artikel nicht (?:gefunden|mehr)|ups|hoppla|das hat leider|página no encontrada|no (?:hemos encontrado|encontramos|se ha encontrado)|producto no (?:encontrado|disponible$)|pagina non trovata|prodotto non trovato|la pagina|pagina niet gevonden|deze pagina|nie znaleziono|strona nie|ojej|sidan (?:kunde inte hittas|finns inte|hittades inte)|hoppsan|vi kan inte hitta|siden (?:blev ikke|finnes ikke|ble ikke)|sivua ei löyt|strán(?:ka|ku) (?:nebyla|nenalezena|neexistuje|sme nenašli)|stránka nenalezena|az oldal nem|pagina nu|página não encontrada|(?:страница|сторінк[ау]|товар) не (?:найден|знайден|існує|существует)|sayfa bulunamadı|η σελίδα|ページが見つかりません|お探しの(?:ページ|商品)|このページは|指定された|(?:il|questo) prodotto non (?:è|esiste)|prodotto non (?:più )?disponibile|(?:dies(?:er|es)|der|das) (?:artikel|produkt|angebot)[\p{L} ]{0,20} nicht (?:mehr )?(?:verfügbar|lieferbar|erhältlich|gefunden|im sortiment)|artikel nicht|produkt nicht|(?:ce|cet) (?:produit|article)[\p{L}'’ ]{0,20} (?:plus|pas) (?:disponible|en vente|commercialis)|produit (?:non disponible|indisponible)$|este producto[\p{L} ]{0,12} (?:no está|no existe|ya no)|el producto (?:no|ya no)|dit (?:product|artikel)[\p{L} ]{0,20} (?:niet (?:meer|langer)|uit het assortiment)|(?:ten )?produkt[\p{L} ]{0,16} (?:niedostępny|nie jest|nie istnieje|dostępny)$|(?:ten )?produkt nie|produkten (?:finns inte|har utgått|kunde inte)|varan finns inte|(?:este|o) produto[\p{L} ]{0,12} (?:não está|não existe)|この商品は(?:現在)?(?:お取り扱い|販売を?終了)|هذا المنتج (?:غير|لم)|عذر|页面不存在|找不到|抱歉|很抱歉|페이지를 찾을|הדף לא נמצא|الصفحة غير)/iu,
  ],
  [
    'QUEUE',
    /^(?:you(?:['’]re| are) (?:now )?in (?:line|the queue|a queue)|you are now in line|waiting room|virtual (?:queue|waiting)|queue-?it|please wait(?: in|,? you)|your (?:place|turn) in|thank(?:s| you) for waiting|(?:sie sind|du bist) (?:jetzt )?in der warte|warteraum|warteschlange|vous êtes (?:dans|en) (?:la )?file|file d['’]attente|salle d['’]attente|est[aá]s en (?:la )?(?:cola|fila)|sala de espera|sei in (?:coda|fila)|je (?:staat|bent) in de wachtrij|wachtrij|wachtruimte|jesteś w kolejce|poczekalnia|du (?:står i|är i) kö|väntrum|du er i kø|jste ve frontě|čekárna|você está na fila|順番待ち|ただいま(?:大変)?混|待合室|排队|排隊|대기열|접속 대기)/i,
  ],
  [
    'AGE',
    /^(?:are you (?:over|at least|of legal|aged|18|21|19)|age (?:verification|check|gate|restrict)|verify (?:your )?age|you must be (?:at least )?\d{2}|please (?:confirm|verify|enter) your (?:age|date of birth|birth)|adults? only|altersprüfung|altersabfrage|altersverifi|bist du (?:schon )?(?:über )?\d{2}|sind sie (?:über|mindestens|schon|volljährig)|avez-vous (?:l['’]âge|plus de|18)|êtes-vous majeur|vérification de (?:l['’])?âge|¿?(?:eres|tienes) (?:mayor|más de)|verificación de edad|hai (?:più di|almeno|compiuto) |sei maggiorenne|verifica (?:dell['’])?età|ben je (?:18|ouder)|leeftijds|czy masz (?:ukończone )?18|czy jesteś pełnoletn|weryfikacja wieku|är du (?:över|minst|fyllt)|ålderskontroll|er du (?:over|fylt)|je vám (?:více než )?18|ověření věku|você (?:tem|é) (?:mais|maior)|verificação de idade|вам (?:есть|уже|исполнилось) 18|年齢確認|あなたは18歳|年龄验证|年齡確認|성인 ?인증)/i,
  ],
  [
    'COUNTRY',
    /^(?:(?:choose|select|pick|change) (?:your |a )?(?:country|region|location|language|store|shipping)|where (?:are you|would you like|do you want|should we ship|are we shipping)|are you in the (?:right|correct)|you(?:['’]re| are) (?:visiting|shopping|browsing) (?:from|in|our)|welcome to our (?:international|global)|(?:wähle|wählen sie) (?:dein|ihr|ein)(?:e|en)? (?:land|region|sprache)|land (?:auswählen|wählen)|länderauswahl|choisi(?:r|ssez|s) (?:votre|un|ton|le) (?:pays|région|langue)|(?:elige|selecciona|seleccione|elija|escoge) (?:tu|su|un|el) (?:país|región|idioma)|(?:scegli|seleziona) (?:il tuo|il|un) (?:paese|lingua)|(?:kies|selecteer) (?:je|uw|een) (?:land|regio|taal)|wybierz (?:swój )?(?:kraj|region|język)|välj (?:ditt )?(?:land|region|språk)|vælg (?:dit )?land|velg (?:ditt )?land|vyberte (?:si )?(?:zemi|jazyk|krajinu)|(?:escolha|selecione) (?:o )?(?:seu )?(?:país|idioma)|выберите (?:страну|регион|язык|город)|国(?:・地域|または地域)?を選択|地域を選択|お住まいの国|选择(?:国家|您的)|選擇(?:國家|地區))/i,
  ],
  [
    'MAINTENANCE',
    /^(?:(?:we(?:['’]re| are|['’]ll be) |the (?:site|shop|store) is |site )?(?:currently |temporarily )?(?:down for|under|in|undergoing|performing|doing (?:some )?)\s?(?:scheduled |routine |planned |a bit of )?maintenance|(?:scheduled|planned) maintenance|maintenance(?: mode| break|$)|we(?:['’]ll| will) be (?:right )?back|be (?:right )?back soon|(?:temporarily |service )(?:unavailable|offline|closed)|service unavailable|503\b|opening soon|coming soon|enter (?:store )?using password|wartung|wir sind (?:gleich|bald) (?:wieder|zurück)|im wartungsmodus|wartungsarbeiten|(?:site |boutique |nous sommes )?en (?:cours de )?maintenance|nous revenons|de retour|(?:estamos |sitio |tienda )?en mantenimiento|volvemos (?:en breve|pronto)|(?:siamo |sito )?in manutenzione|torniamo (?:presto|subito)|onderhoud|we zijn (?:zo|bijna|even)|przerwa techniczna|prace (?:serwisowe|konserwacyjne)|zaraz wracamy|underhåll|vi är (?:snart|strax) tillbaka|vedlikehold|vedligeholdelse|huoltokatko|údržba|probíhá údržba|karbantart|em manutenção|voltamos (?:já|logo|em breve)|технические работы|ведутся (?:технические|работы)|bakım|メンテナンス|ただいまメンテ|系统维护|网站维护|維護中|점검)/i,
  ],
];

/** A shop's page says more; so does its footer, which is on all its pages. */
const LONGEST_TEXT = 12_000;
const LONGEST_HEADING = 120;

/** Gives the kind of a page that is not the one asked for; null where it may be. Pages that sell are never one. */
export function standInOf(page: Page, { text }: VisibleText, isMarkedProduct: boolean): StandIn | null {
  if (isMarkedProduct || text.replace(/[\s\ue000\ue001]+/g, ' ').length > LONGEST_TEXT || hasBuyingButton(page))
    return null;
  const headings = headingsOf(page);
  const found = HEADINGS.find(([, words]) => headings.some((heading) => words.test(heading)))?.[0];
  if (found) return found;
  if (headings.some((heading) => COOKIES_WITHIN.test(heading)) && canRefuse(page)) return 'CONSENT';
  if (asksForPassword(page) && headings.some((heading) => SIGN_IN_WITHIN.test(heading))) return 'SIGN_IN';
  const lines = firstLines(text);
  return (
    HEADINGS.find(([kind, words]) => IN_PLAIN_LINES.has(kind) && lines.some((line) => words.test(line)))?.[0] ?? null
  );
}

/** Words for signing in, wherever they stand in a heading: behind "Welcome!". They count where the page itself asks for a password. */
const SIGN_IN_WITHIN =
  /(?<!\p{L})(?:(?:sign|log)[ -]?(?:in|up)|join (?:free|now|us|to)|register|create (?:an )?account|members only|melden? (?:dich|sie sich)|anmelden|registrier\p{L}{1,4}|einloggen|connecte[rz](?:-vous)?|identifie[rz](?:-vous)?|inscri(?:vez-vous|re)|inicia(?:r)? sesi[oó]n|identifícate|regístrate|accedi|registrati|iscriviti|effettua il login|log (?:je )?in|meld je aan|inloggen|zaloguj|zarejestruj|logga in|bli medlem|log(?:g)? (?:ind|inn)|opret (?:en )?konto|kirjaudu|přihlas|přihlás|prihlás|zaregistruj|jelentkezz(?:en)? be|bejelentkez|conectează|autentifică|entre na|faça login|cadastre-se|вой(?:ти|дите)|авторизуйтесь|зарегистрируйтесь|увійдіть|giriş yap|üye ol|συνδεθείτε)|ログイン|会員登録|登录|登入|로그인|회원가입|تسجيل الدخول|התחבר/iu;

/** Biscuits are called so, too: it counts where one can refuse them. */
const COOKIES_WITHIN =
  /(?<!\p{L})(?:cookies?|ciastecz\p{L}{1,6}|kakor|informasjonskapsler|evästei\p{L}{1,4})(?!\p{L})|クッキー|쿠키/iu;
const REFUSING =
  /^(?:(?:i |je |ich |alle |alles |alla |all |tout |todas |tutt[io] |zonder |sans )?(?:refus|reject|declin|ablehn|lehne|rechaz|rifiut|weiger|odrzu|avvis|neka|recus|rejeit|avslå|hylk|odmít|accepter en)|(?:continu(?:e|er|ar|a)|doorgaan|weiter|kontynuuj|przejdź|fortsätt|fortsett|fortsæt|pokračovat) (?:without|sans|sin|sem|senza|zonder|ohne|bez|utan|uten|uden)(?!\p{L})|nur (?:notwendige|essenzielle)|(?:only|just) (?:necessary|essential))|(?:refus(?:er|e)|reject|decline|ablehnen|afwijzen|weigeren|odrzuć|avvisa)$|拒否|거부/iu;

function canRefuse(page: Page): boolean {
  return elements(page, 'button, a, input[type="button"], input[type="submit"]', 200).some((element) =>
    REFUSING.test(`${element.attribs.value ?? page.$(element).text()}`.trim().slice(0, 60)),
  );
}

/** Fields for a password which a page shows in its middle, and not in a drawer or at its head. */
function asksForPassword(page: Page): boolean {
  return elements(page, 'input[type="password" i]', 4).some((field) => {
    let node: Element['parent'] = field;
    for (; node && 'attribs' in node; node = node.parent) {
      if (/^(?:header|nav|footer|aside|dialog)$/.test(node.name) || node.attribs.hidden !== undefined) return false;
      if (
        /drawer|modal|popup|dialog|dropdown|menu|header|footer|sidebar|offcanvas/i.test(
          `${node.attribs.class} ${node.attribs.id}`,
        )
      )
        return false;
    }
    return true;
  });
}

/** Kinds of pages that apps draw without a heading. A shop's page has a link to sign in, or to another country, as its first line, too. */
const IN_PLAIN_LINES: ReadonlySet<StandIn> = new Set(['CONSENT', 'QUEUE', 'AGE', 'MAINTENANCE']);

/** A page with more to say has headings. */
const LONGEST_GATE = 1_500;
const MOST_LINES = 6;

function firstLines(text: string): string[] {
  const lines = text
    .split('\ue001')
    .map((line) => line.replace(/[\s\ue000]+/g, ' ').trim())
    .filter(Boolean);
  if (lines.join(' ').length > LONGEST_GATE) return [];
  return lines.slice(0, MOST_LINES).filter((line) => line.length <= LONGEST_HEADING);
}

/** The page's title, also without the shop's name in front, and its first headings. */
function headingsOf(page: Page): string[] {
  const title = page.$('head title').first().text();
  const main = elements(page, 'h1', 3);
  const heads = main.length > 0 ? main : elements(page, 'h2, [role="heading"], legend', 2);
  return [title, ...title.split(/ [|–—·:-] |[|｜]/), ...heads.map((element) => page.$(element).text())]
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= LONGEST_HEADING);
}
