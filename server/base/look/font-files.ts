/** Nothing else of their packages is needed at run time. */
export const FONT_FILES = {
  heading: '@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf',
  text: '@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf',
  invoice: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  invoiceBold: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  greekAndCyrillic: '@expo-google-fonts/manrope/600SemiBold/Manrope_600SemiBold.ttf',
  hebrew: '@expo-google-fonts/noto-sans-hebrew/500Medium/NotoSansHebrew_500Medium.ttf',
  arabic: '@expo-google-fonts/noto-naskh-arabic/500Medium/NotoNaskhArabic_500Medium.ttf',
  thai: '@expo-google-fonts/noto-sans-thai/500Medium/NotoSansThai_500Medium.ttf',
  devanagari: '@expo-google-fonts/noto-sans-devanagari/500Medium/NotoSansDevanagari_500Medium.ttf',
  korean: '@expo-google-fonts/do-hyeon/400Regular/DoHyeon_400Regular.ttf',
  /** Kana and the characters of Japanese, which are nearly all of traditional Chinese, too. */
  japanese: '@expo-google-fonts/kosugi-maru/400Regular/KosugiMaru_400Regular.ttf',
  simplifiedChinese: '@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf',
  anyScript: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
} as const;

export const FONT_PACKAGES = [
  ...new Set(Object.values(FONT_FILES).map((file) => file.split('/').slice(0, 2).join('/'))),
];
