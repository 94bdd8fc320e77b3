/** Those that most people shop in. An item that came with another one keeps it. */
export const OFFERED_CURRENCIES =
  'USD EUR GBP JPY CAD AUD NZD CHF SEK NOK DKK PLN CZK INR CNY KRW SGD HKD ZAR BRL MXN'.split(' ');
