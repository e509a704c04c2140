/** Reflected CRCs for which Node has no native implementation, eight bytes per step ("slicing by 8"). */

export interface Crc {
  update(chunk: Uint8Array): void;
  /** Returns the register's bytes, big-endian. */
  digest(): Buffer;
}

const slices = 8;

function tables32(polynomial: number): Uint32Array[] {
  const tables = Array.from({ length: slices }, () => new Uint32Array(256));
  for (let n = 0; n < 256; n++) {
    let c = n;
    for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ polynomial : c >>> 1;
    tables[0]![n] = c;
  }
  for (let slice = 1; slice < slices; slice++) {
    for (let n = 0; n < 256; n++) {
      const before = tables[slice - 1]![n]!;
      tables[slice]![n] = (before >>> 8) ^ tables[0]![before & 0xff]!;
    }
  }
  return tables;
}

/** Castagnoli's polynomial, reflected. */
const castagnoli = tables32(0x82f63b78);

export function crc32c(): Crc {
  const [t0, t1, t2, t3, t4, t5, t6, t7] = castagnoli as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ]; // prettier-ignore
  let crc = 0xffffffff;
  return {
    update(b) {
      const whole = b.length - (b.length % 8);
      let c = crc;
      let i = 0;
      for (; i < whole; i += 8) {
        c ^= b[i]! | (b[i + 1]! << 8) | (b[i + 2]! << 16) | (b[i + 3]! << 24);
        c =
          t7[c & 0xff]! ^
          t6[(c >>> 8) & 0xff]! ^
          t5[(c >>> 16) & 0xff]! ^
          t4[c >>> 24]! ^
          t3[b[i + 4]!]! ^
          t2[b[i + 5]!]! ^
          t1[b[i + 6]!]! ^
          t0[b[i + 7]!]!;
      }
      for (; i < b.length; i++) c = (c >>> 8) ^ t0[(c ^ b[i]!) & 0xff]!;
      crc = c;
    },
    digest() {
      const out = Buffer.alloc(4);
      out.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
      return out;
    },
  };
}

/** CRC-64/NVME's polynomial, reflected, as two halves. */
const nvme = { hi: 0x9a6c9329, lo: 0xac4bc9b5 };

function tables64(): { hi: Uint32Array; lo: Uint32Array } {
  const hi = new Uint32Array(slices * 256);
  const lo = new Uint32Array(slices * 256);
  for (let n = 0; n < 256; n++) {
    let h = 0;
    let l = n;
    for (let bit = 0; bit < 8; bit++) {
      const odd = l & 1;
      l = ((l >>> 1) | (h << 31)) >>> 0;
      h >>>= 1;
      if (odd) {
        h = (h ^ nvme.hi) >>> 0;
        l = (l ^ nvme.lo) >>> 0;
      }
    }
    hi[n] = h;
    lo[n] = l;
  }
  for (let at = 256; at < slices * 256; at++) {
    const h = hi[at - 256]!;
    const l = lo[at - 256]!;
    hi[at] = (h >>> 8) ^ hi[l & 0xff]!;
    lo[at] = ((l >>> 8) | (h << 24)) ^ lo[l & 0xff]!;
  }
  return { hi, lo };
}

const crc64 = tables64();

export function crc64nvme(): Crc {
  const H = crc64.hi;
  const L = crc64.lo;
  let hi = 0xffffffff;
  let lo = 0xffffffff;
  return {
    update(b) {
      const whole = b.length - (b.length % 8);
      let h = hi;
      let l = lo;
      let i = 0;
      for (; i < whole; i += 8) {
        l ^= b[i]! | (b[i + 1]! << 8) | (b[i + 2]! << 16) | (b[i + 3]! << 24);
        h ^= b[i + 4]! | (b[i + 5]! << 8) | (b[i + 6]! << 16) | (b[i + 7]! << 24);
        const a0 = 1792 + (l & 0xff);
        const a1 = 1536 + ((l >>> 8) & 0xff);
        const a2 = 1280 + ((l >>> 16) & 0xff);
        const a3 = 1024 + (l >>> 24);
        const a4 = 768 + (h & 0xff);
        const a5 = 512 + ((h >>> 8) & 0xff);
        const a6 = 256 + ((h >>> 16) & 0xff);
        const a7 = h >>> 24;
        l = L[a0]! ^ L[a1]! ^ L[a2]! ^ L[a3]! ^ L[a4]! ^ L[a5]! ^ L[a6]! ^ L[a7]!;
        h = H[a0]! ^ H[a1]! ^ H[a2]! ^ H[a3]! ^ H[a4]! ^ H[a5]! ^ H[a6]! ^ H[a7]!;
      }
      for (; i < b.length; i++) {
        const at = (l ^ b[i]!) & 0xff;
        l = ((l >>> 8) | (h << 24)) ^ L[at]!;
        h = (h >>> 8) ^ H[at]!;
      }
      hi = h;
      lo = l;
    },
    digest() {
      const out = Buffer.alloc(8);
      out.writeUInt32BE((hi ^ 0xffffffff) >>> 0, 0);
      out.writeUInt32BE((lo ^ 0xffffffff) >>> 0, 4);
      return out;
    },
  };
}
