/** Chains and kinds of shops that stand above a part of a list, by country. */
const SHOPS = new Set(
  [
    'tesco,sainsbury’s,sainsburys,asda,morrisons,waitrose,boots,superdrug,m&s,marks & spencer,marks and spencer,co-op,coop,ocado,b&m,poundland,argos,wilko,wickes,b&q,screwfix,homebase,halfords,pets at home,home bargains,holland & barrett,iceland,primark,john lewis,smyths,dunelm,the range,waterstones,farmfoods,spar,dunnes,supervalu,centra',
    'costco,target,walmart,trader joe’s,trader joes,tj’s,tjs,whole foods,wf,kroger,safeway,publix,heb,h-e-b,h mart,wegmans,meijer,sprouts,winco,sam’s club,sams club,sam’s,bj’s,stop & shop,giant,giant eagle,food lion,harris teeter,albertsons,vons,ralphs,fred meyer,hy-vee,shoprite,cvs,walgreens,rite aid,home depot,lowe’s,lowes,ace hardware,menards,dollar tree,dollar general,family dollar,five below,best buy,ross,tj maxx,marshalls,michaels,joann,hobby lobby,petco,petsmart,rei,staples,office depot,harbor freight,tractor supply,loblaws,no frills,metro,sobeys,superstore,canadian tire,shoppers,woolworths,woolies,coles,bunnings,kmart,big w,chemist warehouse,pak’nsave,countdown,new world,the warehouse',
    'aldi,lidl,rewe,edeka,penny,netto,norma,kaufland,real,globus,hit,tegut,famila,marktkauf,combi,denns,denn’s,alnatura,basic,bio company,dm,rossmann,müller,budni,budnikowsky,obi,hornbach,bauhaus,toom,hagebau,hagebaumarkt,globus baumarkt,tedi,action,kik,woolworth,ikea,depot,nanu-nana,fressnapf,getränke hoffmann,saturn,mediamarkt,media markt,decathlon,thalia,tchibo,spar,billa,hofer,interspar,merkur,mpreis,bipa,libro,migros,coop,denner,volg,manor,landi,jumbo,nkd,takko,asia laden,asialaden,türke,wochenmarkt,markt,baumarkt,bioladen,biomarkt,supermarkt,discounter,reformhaus,tankstelle,post,kiosk,blumenladen,metzger,bäcker,drogerie,apotheke,getränkemarkt',
    'carrefour,auchan,leclerc,intermarché,super u,hyper u,u express,monoprix,franprix,casino,cora,match,picard,biocoop,naturalia,la vie claire,grand frais,thiriet,leroy merlin,castorama,brico dépôt,bricorama,mr bricolage,fnac,darty,boulanger,decathlon,gifi,action,noz,stokomani,sephora,marionnaud,yves rocher,delhaize,colruyt,kruidvat,marché,supermarché,pharmacie,boulangerie,boucherie,primeur,poissonnier,poissonnerie,fromager,fromagerie,parapharmacie,tabac,fleuriste,jardinerie,truffaut,jardiland',
    'mercadona,eroski,dia,alcampo,carrefour,consum,hipercor,el corte inglés,corte inglés,bonpreu,ahorramas,ahorra más,bonarea,caprabo,froiz,gadis,primor,druni,leroy merlin,bricomart,tiger,zara home,chino,el chino,mercado,súper,supermercado,frutería,carnicería,pescadería,panadería,farmacia,ferretería,papelería,herbolario,droguería,soriana,chedraui,bodega aurrera,walmart,la comer,oxxo,sam’s,coppel,éxito,ara,d1,jumbo,líder,tottus,verdulería,almacén,kiosco,tianguis,recaudería,tortillería,cremería',
    'esselunga,coop,conad,carrefour,eurospin,md,pam,despar,iper,ipercoop,naturasì,penny,famila,bennet,tigotà,acqua e sapone,leroy merlin,obi,brico,bricocenter,supermercato,mercato,panificio,macelleria,pescheria,fruttivendolo,ortolano,farmacia,ferramenta,edicola,tabaccaio,tabacchi,salumeria,gastronomia,cartoleria,erboristeria,parafarmacia,fioraio,mesticheria,casalinghi',
    'ah,albert heijn,jumbo,plus,dirk,hoogvliet,vomar,deka,picnic,ekoplaza,marqt,etos,kruidvat,da,trekpleister,hema,action,blokker,xenos,big bazar,gamma,praxis,karwei,hornbach,intratuin,welkoop,bol,bol.com,coolblue,bakker,slager,groenteboer,kaasboer,visboer,markt,toko,drogist,apotheek,apotheker,bouwmarkt,slijter,gall & gall,poelier,notenbar',
    'pão de açúcar,extra,assaí,atacadão,carrefour,dia,hortifruti,sacolão,mercado,supermercado,feira,açougue,padaria,farmácia,drogaria,droga raia,drogasil,pague menos,petz,cobasi,leroy merlin,americanas,havan,zaffari,guanabara,mundial,prezunic,bh,muffato,condor,angeloni,sonda,continente,pingo doce,minipreço,intermarché,auchan,mercadona,wells,worten,talho,peixaria,mercearia,frutaria,papelaria,papelaria,quitanda,atacado',
    'biedronka,lidl,kaufland,auchan,carrefour,żabka,dino,netto,stokrotka,lewiatan,polo market,polomarket,intermarché,delikatesy centrum,społem,leclerc,makro,selgros,rossmann,hebe,super-pharm,superpharm,natura,castorama,obi,leroy merlin,bricomarche,bricomarché,ikea,pepco,action,empik,media expert,rynek,targ,bazarek,apteka,piekarnia,mięsny,warzywniak,rybny,drogeria,cukiernia,papierniczy,budowlany,sklep,monopolowy',
    'ica,ica maxi,maxi,willys,hemköp,coop,coop forum,city gross,lidl,matdax,tempo,netto,apoteket,apotek hjärtat,kronans apotek,systembolaget,clas ohlson,biltema,jula,bauhaus,hornbach,byggmax,rusta,dollarstore,öob,normal,lyko,kicks,åhléns,ikea,elgiganten,rema 1000,rema,kiwi,meny,extra,spar,obs,coop mega,vinmonopolet,europris,nille,føtex,bilka,netto,fakta,irma,kvickly,superbrugsen,brugsen,aldi,matas,silvan,jem & fix,jem og fix,harald nyborg,k-market,s-market,prisma,k-citymarket,alko,tokmanni,lidl,torget,bageriet,apotek,järnia,slaktaren,saluhallen',
    'スーパー,イオン,イトーヨーカドー,西友,ライフ,業務スーパー,業スー,コストコ,カルディ,成城石井,マルエツ,サミット,オーケー,ロピア,ドンキ,ドン・キホーテ,マツキヨ,マツモトキヨシ,ウエルシア,スギ薬局,サンドラッグ,ツルハ,ココカラファイン,ダイソー,セリア,キャンドゥ,無印,無印良品,ニトリ,カインズ,コーナン,ホームセンター,コメリ,ヨドバシ,ビックカメラ,セブン,ローソン,ファミマ,コンビニ,八百屋,魚屋,肉屋,花屋,本屋,文房具屋,薬局,ドラッグストア,百均,100均,デパ地下,パン屋,酒屋,ユニクロ,しまむら,西松屋',
    'كارفور,لولو,بنده,بندة,العثيم,الدانوب,التميمي,هايبر بنده,النهدي,الدواء,ايكيا,إيكيا,ساكو,سبينيس,خير زمان,الصيدلية,صيدلية,المخبز,الفرن,الجزار,اللحام,الملحمة,البقالة,السوبرماركت,سوبرماركت,السوق,العطار,الخضرجي,الفكهاني,محمصة,القرطاسية,المكتبة,المغسلة',
    'пятёрочка,пятерочка,магнит,лента,ашан,перекрёсток,перекресток,дикси,вкусвилл,азбука вкуса,окей,о’кей,метро,фикс прайс,светофор,красное и белое,лэтуаль,леруа,леруа мерлен,оби,икеа,спортмастер,озон,вайлдберриз,вб,аптека,рынок,пекарня,булочная,мясной,хозтовары,хозмаг,сильпо,атб,новус,фора,епіцентр,albert,billa,kaufland,tesco,penny,globus,alza,lékárna,drogerie,trh,řezník,pekař,migros,bim,a101,şok,carrefoursa,bakkal,manav,kasap,eczane,pazar,fırın',
  ].flatMap((row) => row.split(',')),
);

/** Shops whose names are things, foods, animals or plain words, too: they say so only beside others that can mean nothing else. */
const THINGS_TOO = new Set(
  [
    'boots,iceland,the range,spar,target,sprouts,giant,ross,michaels,staples,metro,superstore,countdown,new world,big w,combi,no frills,five below,best buy,basic,penny,real,hit,globus,action,depot,saturn,libro,post,match,casino,picard,boulanger,tabac',
    'jumbo,tiger,dia,ara,líder,primor,almacén,chino,md,pam,bennet,brico,gastronomia,ah,plus,picnic,gamma,praxis,bol,da,extra,condor,sonda,continente,mundial,wells,bh,dino,natura,targ,tempo,normal,kiwi,prisma,maxi,meny,fakta,irma,kicks,alko',
    'ライフ,サミット,オーケー,セリア,キャンドゥ,セブン,магнит,лента,перекрёсток,перекресток,метро,светофор,окей,озон,albert,الدواء,المكتبة,لولو,şok',
  ].flatMap((row) => row.split(',')),
);

const nameOf = (text: string) => text.trim().toLowerCase().replaceAll("'", '’');

/** Whether words alone are where people buy. */
export function isShop(text: string): boolean {
  return SHOPS.has(nameOf(text)) && !THINGS_TOO.has(nameOf(text));
}

/** Whether words may be where people buy, and a thing as well: "Boots", "Kiwi", "Target". */
export function mayBeShop(text: string): boolean {
  return SHOPS.has(nameOf(text)) && THINGS_TOO.has(nameOf(text));
}
