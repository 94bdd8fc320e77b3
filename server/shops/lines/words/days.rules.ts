/** The days of a week, long and short, in each language: they head what is cooked on them. */
const DAYS = new Set(
  [
    'monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun weekend',
    'montag mo dienstag di mittwoch mi donnerstag do freitag fr samstag sa sonnabend sonntag so wochenende',
    'lundi lun mardi mar mercredi mer jeudi jeu vendredi ven samedi sam dimanche dim',
    'lunes martes miércoles mié jueves jue viernes vie sábado sáb domingo dom',
    'lunedì martedì mercoledì giovedì gio venerdì sabato sab domenica',
    'maandag ma dinsdag woensdag wo donderdag vrijdag vr zaterdag za zondag zo',
    'segunda segunda-feira seg terça terça-feira ter quarta quarta-feira qua quinta quinta-feira qui sexta sexta-feira sex',
    'poniedziałek pon wtorek wt środa śr czwartek czw piątek pt sobota sob niedziela nd niedz',
    'måndag mån tisdag tis onsdag ons torsdag tors fredag fre lördag lör söndag sön mandag tirsdag lørdag søndag',
    '月曜 火曜 水曜 木曜 金曜 土曜 日曜 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 月 火 水 木 金 土 日',
    'السبت الأحد الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة',
    'понедельник пн вторник вт среда ср четверг чт пятница пт суббота сб воскресенье вс pondělí úterý středa čtvrtek pátek neděle',
    'breakfast lunch dinner supper snack frühstück mittagessen abendessen petit-déjeuner déjeuner dîner desayuno comida cena merienda colazione pranzo ontbijt avondeten café-da-manhã almoço jantar śniadanie obiad kolacja frukost middag 朝食 昼食 夕食 朝 昼 夜 завтрак обед ужин',
  ].flatMap((row) => row.split(' ')),
);

/** "Mon", "Di.", "Saturday" and "lunch". */
export function isDay(text: string): boolean {
  return DAYS.has(text.trim().toLowerCase().replace(/\.$/u, ''));
}
