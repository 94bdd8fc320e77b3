/** The contract's reply. */
export function envelope<Data>(data: Data, message = 'OK') {
  return { success: true, data, message };
}

/** The contract's dual reply: an object under `data`, and each of its fields at the top as well. */
export function dual<Data extends object>(data: Data, message = 'OK') {
  return { ...data, ...envelope(data, message) };
}

/** The same as JSON, for large objects that are asked for often: what is said twice is put together once. */
export function dualJson(data: object, message = 'OK'): string {
  const json = JSON.stringify(data);
  return `{"success":true,"message":${JSON.stringify(message)},"data":${json},${json.slice(1)}`;
}
