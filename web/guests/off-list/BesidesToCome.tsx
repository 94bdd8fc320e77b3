/** Until they are there, what stands below them is not seen: it would move. */
export function BesidesToCome() {
  return <div hidden className="[&~*]:invisible" />;
}
