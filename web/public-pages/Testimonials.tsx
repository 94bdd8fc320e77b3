const LETTERS = [
  {
    words:
      'My mother-in-law sends everything by letter. She opened the link, pressed one button, and the casserole was hers. That is all I ever wanted from a registry.',
    name: 'Maya',
    role: 'married in June',
    stamp: 'bg-registry text-on-kind',
    tilt: 'md:rotate-[-1.2deg]',
  },
  {
    words:
      'Four grandparents, three children, one December evening. For the first time nobody had to phone anybody, and nobody unwrapped the same whale book twice.',
    name: 'Jonas',
    role: 'father of three',
    stamp: 'bg-wishlist text-on-kind',
    tilt: 'md:translate-y-6 md:rotate-[0.8deg]',
  },
  {
    words:
      'He ticks off the milk at one end of the shop and I see it at the other. It has saved us, I would say, eleven litres of milk.',
    name: 'Priya',
    role: 'shops on Saturdays',
    stamp: 'bg-shopping text-on-kind',
    tilt: 'md:rotate-[1.4deg]',
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="letters" className="border-t border-line bg-sunk">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:pt-24 lg:pb-32">
        <h2 id="letters" className="text-4xl sm:text-5xl">
          Letters we hope to get
        </h2>
        <p className="mt-3 max-w-prose text-lg text-muted">
          The people are made up. What they do is what the product does.
        </p>
        <ul className="mt-12 grid gap-6 md:grid-cols-3">
          {LETTERS.map(({ words, name, role, stamp, tilt }) => (
            <li key={name} className={`grid min-w-0 grid-cols-[minmax(0,1fr)] ${tilt}`}>
              <figure className="flex min-w-0 flex-col gap-6 rounded-card border border-line bg-card p-6 shadow-card">
                <div aria-hidden className="flex items-start justify-between">
                  <Postmark />
                  <span
                    className={`stamp grid h-16 w-14 place-items-center font-fraunces text-2xl font-semibold ${stamp}`}
                  >
                    {name[0]}
                  </span>
                </div>
                <blockquote className="font-fraunces text-xl leading-snug">“{words}”</blockquote>
                <figcaption className="mt-auto border-t border-dashed border-edge/60 pt-3">
                  <span className="font-semibold">{name}</span>, <span className="text-muted">{role}</span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Postmark() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 120 44"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className="h-11 min-w-0 text-edge/70"
    >
      <circle cx="22" cy="22" r="20" />
      <circle cx="22" cy="22" r="14" strokeDasharray="3 3" />
      <path d="M16 22h12M22 16v12M46 10c8-4 16 4 24 0s16 4 24 0 16 4 24 0M46 22c8-4 16 4 24 0s16 4 24 0 16 4 24 0M46 34c8-4 16 4 24 0s16 4 24 0 16 4 24 0" />
    </svg>
  );
}
