import { MORE_TALK_WORDS } from './more-talk-words.rules.ts';

/** Words of talk in one language: no name consists of them alone. */
interface TalkWords {
  /** The words for people who talk to each other, and with what sentences are built. */
  small: ReadonlySet<string>;
  /** Asks for a thing. */
  asking: ReadonlySet<string>;
  /** Begins a question. */
  question: ReadonlySet<string>;
  /** The people who say it, and who are asked. */
  people: ReadonlySet<string>;
}

const setOf = (row: string) => new Set(row.split(' '));

function wordsOf(people: string, question: string, asking: string, small: string): TalkWords {
  return {
    people: setOf(people),
    question: setOf(question),
    asking: setOf(asking),
    small: setOf([people, question, asking, small].join(' ')),
  };
}

/** By language, of those that write spaces between words. */
export const TALK_WORDS: readonly TalkWords[] = [
  wordsOf(
    'i you u ya we he she they it me us him her them i’m i’ll i’d i’ve we’re we’ll we’ve you’re u’re it’s that’s there’s im ill ive anyone anybody someone somebody everyone he’s she’s they’re who’s you’ve they’ve hes shes theyre youre',
    'what what’s whats where when who why how which can could would will do does did are is have has should shall was were wanna',
    'need needs wish wishes thinking get getting buy bring bringing grab pick want wants order out',
    'few bits bobs couple like thats its dont doesnt didnt cant isnt course bless then we’d she’d he’d they’d am be been being had get go going goes gone went coming come comes came stop stopping stopped swing pass passing drop leave leaving left home back store shop shops supermarket work way here there now soon later today tonight tomorrow already yet still just really very so too also and or but if then than that this these those the a an at in on to from of for by with about around up off over please pls plz thanks thank ty ok okay k yes yeah yep yup no nope nah sure fine cool great nice perfect awesome good lol haha omg hey hi hello oh ah hmm well see saw know think guess hope let lets let’s make sure tell told say said ask call text miss wait check checking look looking find found forgot remember done got gotta else anything something nothing everything all any some more one two kind sort time min mins minute minutes sec be your my our his their not don’t dont can’t cant won’t didn’t isn’t i’am happy problem worries idea stuff things thing right both either enough maybe probably almost on-my-way omw np lmk',
  ),
  wordsOf(
    'ich du wir ihr er sie es mir dir uns euch ihm ihnen mich dich man jemand ich’s wer',
    'was wo wann wer wie warum wieso weshalb welche welcher welches welchen kannst könntest könnt könntet kann können würdest hast habt haben bist seid ist sind brauchst braucht soll sollen muss müssen willst wollt magst möchtest gehst fährst gibt gibt’s hättest wäre',
    'wünsche wünschen wünscht gebrauchen liebsten hätte hätten brauche brauchen brauch brauchst braucht bräuchten bräuchte mitbringen bring bringst bringt bringen kauf kaufst kaufen kaufe hol holst holen besorg besorgst besorgen nimm nehmen mitnehmen einkaufen fehlt fehlen bestellen',
    'mama papa mami papi schatzi mausi noch etwas irgendwas nichts alles was mal bitte danke dankeschön ja nein jo jup jep nö nee ok okay klar gut prima super toll perfekt genau alles gerne gern schon jetzt gleich später heute morgen dann da hier dort so auch aber und oder wenn ob dass weil denn doch nur halt eben eigentlich vielleicht bestimmt bin bist sind war wird werde werden gehe geh gehen fahre fahren komme komm kommen kommst unterwegs daheim zuhause hause nach auf dem der die das den des ein eine einen zum zur im in am an bei beim von vom mit für ohne aus heim heimweg weg rückweg laden supermarkt markt einkauf sonst weiß weißt sehe seh schaue schau denke denk mache mach machen macht hab habe hatte vergessen vergiss fertig erledigt sorry lieb schatz hey hi hallo moin bis tschüss sag sagt melde melden anrufen ruf warte moment sekunde minuten min problem kein keine passt geht los sofort egal',
  ),
  wordsOf(
    'je tu il elle on nous vous ils elles me te moi toi lui leur j’ai j’en t’as quelqu’un c’est',
    'que quoi qui où quand comment pourquoi quel quelle quels quelles qu’est-ce est-ce combien peux pourrais peut pouvez pourriez veux voulez as avez es êtes faut c’est',
    'rêve rêvons prends-moi voudrais voudrait aimerais aimerait j’aimerais j’adorerais adorerait souhaite besoin faut faudrait acheter achète achètes prends prendre prenez ramène ramener ramènes rapporte rapporter manque passer commander',
    'maman mam papa chéri chérie jarrive j’arrive de du des d’ la le les l’ un une en y au aux à dans sur pour par avec sans chez et ou mais donc si ça cela ce cet cette s’il plaît te vous stp svp merci oui non ouais ok d’accord dac bien super parfait génial bon bonne voilà encore aussi déjà maintenant tout toute tous suis es est sommes êtes sont vais vas va allons allez rentre rentres rentrant passant passe passes passes arrive pars viens reviens route chemin courses magasin maison soir demain tard plus quelque chose rien autre autres besoin ai as a avons avez ont fait faire sais vois dis pense crois attends deux minutes problème souci coucou salut bonjour oh ah euh alors puis juste peut-être mon ton son ma ta sa',
  ),
  wordsOf(
    'yo tú tu él ella nosotros ustedes usted vosotros ellos me te se le nos os les alguien mí ti',
    'qué que cuál cuáles cómo dónde cuándo quién cuánto cuántos cuánta cuántas puedes podrías podéis pueden puede podría quieres queréis tienes necesitas hay es está estás vas',
    'pido pedimos pide quiere coge quiero queremos quisiera gustaría encantaría necesito necesitamos necesitas compra compras comprar comprarme traer trae traes tráeme traerme falta faltan pillar pilla coge coger pasa comprarías',
    'mijo mija hijo hija jefa jefe cariño amor mami papi ma pa amá apá sale órale ándale ahorita regreso venida vuelta porfis va de del la el los las un una unos unas en a al con sin por para y o pero si no sí ya ahora luego después hoy mañana también algo nada todo más otra otro cosa favor porfa porfi gracias vale ok okay claro bueno bien perfecto genial listo hola oye ah oh pues voy vas va vamos vuelvo vuelvas vuelves vengas venir llego llegas salgo paso pases casa camino tienda súper super mercado compra estoy está estás soy es son era fue hecho hago haz sé ves veo digo dime creo espera momento minutos aquí ahí allí mi tu su muy solo sólo qué cuando donde como',
  ),
  wordsOf(
    'io tu lui lei noi voi loro mi ti ci vi me te qualcuno',
    'che cosa cos’è quale quali come dove quando chi perché quanto quanti quante puoi potresti potete vuoi volete hai avete serve servono sei c’è',
    'servirebbe servirebbero desiderato vorrei vorremmo vorrebbe piacerebbe piacerebbero voglio desidero serve servono prendi prendere prendimi compra compri comprare comprami porta porti portare manca mancano bisogno ordinare',
    'mamma papà figlio figlia tornando rientro super passa di del dello della dei degli delle il lo la i gli le un uno una a al alla in nel nella con su per da dal dalla e o ma se non no sì già ora adesso dopo poi oggi domani anche qualcosa niente altro altra tutto più favore piacere grazie ok okay va bene certo perfetto ciao ehi oh ah beh allora vado vai va andiamo torno torni arrivo esco passo passi casa strada spesa negozio supermercato sono sei è siamo ero fatto faccio so vedo dico dimmi penso aspetta momento minuti qui qua lì mio tuo suo solo magari forse tesoro amore ancora di',
  ),
  wordsOf(
    'ik jij je u hij zij ze wij we jullie mij me jou ons hem haar hen iemand',
    'wat waar wanneer wie hoe waarom welke welk hoeveel kun kan kunt kunnen wil willen heb hebben moet moeten ga gaat ben zijn is zou',
    'wens graag nodig halen haal haalt kopen koop meenemen neem neemt meebrengen breng bestellen mist',
    'mam pap mama papa schat lieverd nog iets niets alles mee even graag alsjeblieft aub dank dankjewel bedankt ja nee jawel ok oké okay prima top goed super fijn mooi komt doe doen doet ik’m zo nu straks later vandaag morgen dan daar hier er ook maar en of als dat die dit de het een op in naar van voor met bij uit aan om te langs winkel super supermarkt huis thuis weg onderweg kom komen komt ga gaan loop rij was wordt weet zie denk zeg vergeten klaar al wel niet hoeft hoor allemaal geen meer anders eens hoi hey hallo hé oh o ah hm jammer moment minuut minuten kusje',
  ),
  wordsOf(
    'eu tu você vc vocês vcs ele ela nós nos gente eles elas me te lhe mim alguém',
    'que quê qual quais como onde quando quem por quanto quantos quantas pode podes podia poderia consegue quer queres tem tens há é',
    'traz quer quero queria gostaria preciso precisamos precisa precisas compra compras comprar traz trazer traga pega pegar falta faltam faltando leva buscar',
    'filho filha amor volta voltinha tô indo blz chegando passa mãe pai mamãe papai de do da dos das o a os as um uma uns umas em no na nos nas com sem por para pra pro e ou mas se não sim já agora depois logo hoje amanhã também algo nada tudo mais outra coisa favor obrigada obrigado valeu ok okay tá bom boa beleza claro certo perfeito ótimo oi olá ah oh então vou vais vai vamos volto voltar voltares chego saio passo passar casa caminho mercado loja compras estou está estás sou são era foi feito faço sei vejo digo diz acho espera minutos aqui aí ali lá meu teu seu só muito ainda levo trago alguma algum ser',
  ),
  wordsOf(
    'ja ty on ona my wy oni mnie mi ci ciebie nam nas wam was jemu jej im ktoś',
    'co czego gdzie kiedy kto jak dlaczego czemu jaki jaka jakie który która które ile czy możesz mógłbyś mogłabyś możecie chcesz chcecie masz macie jest',
    'chcę chciałbym chciałabym marzę potrzebuję potrzebujemy potrzebujesz trzeba przyda przydałaby przydałby przydałoby kup kupić kupisz kupcie weź wziąć przynieś przynieść brakuje zamów',
    'się mamo tato mama tata kochanie idę jadę jeszcze coś nic wszystko więcej też także i oraz a ale albo lub jeśli jak że to ten ta te na do w we z ze od po przy dla bez o u za proszę dzięki dziękuję tak nie no ok okej dobra dobrze spoko jasne pewnie super fajnie już teraz zaraz potem dziś dzisiaj jutro tutaj tu tam jestem jesteś są był była idę idziesz jadę jedziesz wracam wracasz wracając sklepu sklepie sklep domu drodze zakupy zrobię zrobione wiem widzę mam masz myślę czekaj moment minut cześć hej siema kochanie wziąłem kupiłem kupiłam',
  ),
  wordsOf(
    'jag du vi ni han hon de dem mig mej dig dej oss er honom henne någon',
    'vad var när vem hur varför vilken vilket vilka kan skulle vill har är behöver ska',
    'önskar vill behöver behövs köp köpa handla ta hämta hämtar fixa fixar saknas beställa',
    'mamma pappa mamsen älskling gumman något nåt inget allt mer annat också med och eller men om att det den den här där nu sen sedan strax idag ikväll imorgon redan kanske bara lite på i till från för av vid hos utan åt en ett snälla tack ja nej jo japp ok okej visst absolut toppen bra super perfekt jättebra hej hejsan tjena oj ah var blir är kommer kom går åker gick hem hemma vägen affären butiken mataffären jobbet vet ser tror säger vänta minuter klart fixar fixat gör gjort glöm älskling kram',
  ),
  wordsOf(
    'я ты мы вы он она они мне тебе ему ей им нам вам меня тебя нас вас кто-то кто-нибудь',
    'что чего где когда кто как почему зачем какой какая какое какие сколько можешь сможешь можете есть надо нужно будешь хочешь',
    'мечтает мечтаю хочет просит хочу хотим хотел хотела бы купи купить купите возьми взять возьмите захвати принеси привези нужно нужен нужна нужны надо закажи кончился кончилась кончилось кончились закончился закончилось закончилась',
    'что-то что-нибудь ещё еще ничего всё все больше тоже также и или но а если то это эта этот на в во с со из от по до за к для без у о об пожалуйста плиз пж спасибо спс да нет ага угу ок окей хорошо ладно понял поняла понятно отлично супер класс уже сейчас потом скоро сегодня завтра тут здесь там дома домой дороге пути магазин магазине магазина буду иду идёшь еду едешь пойду зайди зайдешь зайдёшь зайду выйду приду вернусь был была знаю вижу думаю подожди минут минуту привет здравствуй здравствуйте ой ах ну вот только может давай сделаю мам мама пап папа солнышко милый милая люблю целую жду обнимаю сможешь заедь',
  ),
  wordsOf(
    'jeg du vi i han hun de dem mig meg dig deg os oss jer noen nogen',
    'hvad hva hvor hvornår når hvem hvordan hvorfor hvilken hvilke hvilket kan kunne vil har er skal gider',
    'mangler køb købe kjøp kjøpe hent hente handle tag ta trenger behøver bestille',
    'brug for noget noe mere mer også med og eller men hvis at det den her der nu nå så i på til fra af av ved hos uden uten åt en et vær snill lige tak takk ja nej nei jo ok okay fint super perfekt godt bra hej hei åh ikke ingen alt allerede allerede måske kanskje bare hjem hjemme vej vejen veien butikken kommer går kører kjører vet ved ser tror vent minutter',
  ),
  ...MORE_TALK_WORDS.map((row) => wordsOf(...row)),
];
