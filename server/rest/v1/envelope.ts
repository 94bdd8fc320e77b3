/** The contract's reply. */
export function envelope<Data>(data: Data, message = 'OK') {
  return { success: true, data, message };
}

/** The contract's dual reply: an object under `data`, and each of its fields at the top as well. */
export function dual<Data extends object>(data: Data, message = 'OK') {
  return { ...data, ...envelope(data, message) };
}
