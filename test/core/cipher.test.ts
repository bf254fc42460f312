import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { encipher, FIELD, newPool, stir } from "../../src/core/cipher";
import { newRng, rollAside, rollFrom } from "../../src/core/rng";

const P = 67108859n;

/** What stands behind the point in the square root of a prime, times the field. */
function rootConstant(prime: bigint): bigint {
  const scale = 10n ** 24n;
  const target = prime * scale * scale;
  let root = target;
  for (let next = (root + 1n) / 2n; next < root; next = (root + target / root) / 2n) root = next;
  return ((root % scale) * P) / scale;
}

const PRIMES = [2n, 3n, 5n, 7n, 11n, 13n, 17n, 19n, 23n, 29n, 31n, 37n, 41n, 43n, 47n, 53n];

/** The cipher by the book, in whole numbers of any size: both halves. */
function bookCipher(key: readonly number[], first: number, second: number): [bigint, bigint] {
  let [left, right] = [BigInt(first), BigInt(second)];
  PRIMES.forEach((prime, i) => {
    const base = right + BigInt(key[i % 4]) + rootConstant(prime);
    [left, right] = [right, (left + base ** 3n) % P];
  });
  return [left, right];
}

const word = fc.integer({ min: 0, max: FIELD - 1 });
const keys = fc.tuple(word, word, word, word);

describe("the cipher", () => {
  it("is a Feistel network of sixteen cubes in the field, with constants that nobody chose", () => {
    fc.assert(
      fc.property(keys, word, word, (key, first, second) => {
        const [left, right] = bookCipher(key, first, second);
        const share = encipher(key, first, second) * FIELD;
        expect(BigInt(Math.floor(share))).toBe(left);
        expect(Math.abs((share - Math.floor(share)) * FIELD - Number(right))).toBeLessThan(2);
      }),
    );
  });

  it("gives wholly other rolls where one number of the key is another by one", () => {
    fc.assert(
      fc.property(keys, fc.nat({ max: 3 }), (key, i) => {
        const other = key.map((n, k) => (k === i ? (n + 1) % FIELD : n));
        const [a, b] = [rollFrom(newRng(key)), rollFrom(newRng(other))];
        const same = Array.from({ length: 200 }, () => a(6) === b(6)).filter(Boolean).length;
        // 200 dice of six sides agree 33 times; more than 75 come once in 10^13.
        expect(same).toBeLessThan(75);
      }),
    );
  });
});

describe("a generator with a key", () => {
  const KEY = [12345678, 23456789, 34567890, 45678901];

  it("starts as pinned", () => {
    const roll = rollFrom(newRng(KEY));
    expect(Array.from({ length: 30 }, () => roll(6) + 1).join("")).toBe("651256335622361515456254233644");
  });

  it("rolls every face as often as a die does", () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n++) {
      const roll = rollFrom([...KEY, n, 0]);
      for (let i = 0; i < 10; i++) counts[roll(6)]++;
    }
    // Chi-squared of five degrees: above 25.7 once in 10,000.
    const off = counts.reduce((sum, n) => sum + (n - 10000) ** 2 / 10000, 0);
    expect(off).toBeLessThan(25.7);
  });

  it("draws cards, and what computers choose, from streams of their own", () => {
    const dice = rollFrom(newRng(KEY));
    const cards = rollFrom(newRng(KEY), true);
    const aside = rollAside(KEY, 0);
    const rolls = [dice, cards, aside].map((roll) => Array.from({ length: 20 }, () => roll(6)).join(""));
    expect(new Set(rolls).size).toBe(3);
    expect(rollAside(KEY, 0)(FIELD)).not.toBe(rollAside(KEY, 1)(FIELD));
  });
});

describe("a pool of moments", () => {
  it("is another key after whatever is stirred in, and depends on each of them", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 4, maxLength: 20 }), fc.nat(), (values, at) => {
        const keyOf = (list: readonly number[]): string => {
          const pool = newPool();
          for (const value of list) stir(pool, value);
          expect(pool.key.every((n) => Number.isInteger(n) && n >= 0 && n < FIELD)).toBe(true);
          return pool.key.join(" ");
        };
        const i = at % values.length;
        const other = values.map((value, n) => (n === i ? value + 1 : value));
        expect(keyOf(other)).not.toBe(keyOf(values));
      }),
    );
  });
});
