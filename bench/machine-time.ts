/** In milliseconds, the same for all processes of a machine. */
export function machineTime(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
