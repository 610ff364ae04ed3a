import type { GreyImage } from "../grey-image.ts";

/** Pixels of the side of a square whose paper is looked for. */
const TILE = 32;

/**
 * Evens out the light, as if the paper were white everywhere: a shadow is divided away. The paper of a tile is its brightest
 * tenth; between the middles of tiles it is interpolated.
 */
export function evenLight(image: GreyImage): GreyImage {
  const { width, height, pixels } = image;
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const paper = smooth(spread(paperOf(image, across, down), across, down), across, down);
  const even = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const fy = Math.min(Math.max(y / TILE - 0.5, 0), down - 1);
    const top = Math.min(Math.floor(fy), Math.max(0, down - 2));
    const below = down > 1 ? across : 0;
    const v = fy - top;
    for (let x = 0; x < width; x++) {
      const fx = Math.min(Math.max(x / TILE - 0.5, 0), across - 1);
      const left = Math.min(Math.floor(fx), Math.max(0, across - 2));
      const right = across > 1 ? 1 : 0;
      const u = fx - left;
      const at = top * across + left;
      const upper = paper[at]! * (1 - u) + paper[at + right]! * u;
      const lower = paper[at + below]! * (1 - u) + paper[at + below + right]! * u;
      const level = (pixels[y * width + x]! * 250) / (upper * (1 - v) + lower * v);
      even[y * width + x] = level > 255 ? 255 : level;
    }
  }
  return { width, height, pixels: even };
}

function paperOf({ width, height, pixels }: GreyImage, across: number, down: number): Float32Array {
  const paper = new Float32Array(across * down);
  const counts = new Uint16Array(256);
  for (let tile = 0; tile < paper.length; tile++) {
    counts.fill(0);
    const [left, top] = [(tile % across) * TILE, Math.floor(tile / across) * TILE];
    const [right, bottom] = [Math.min(left + TILE, width), Math.min(top + TILE, height)];
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) counts[pixels[y * width + x]!]!++;
    let rest = ((right - left) * (bottom - top)) / 10;
    let level = 255;
    while (level > 0 && rest > counts[level]!) rest -= counts[level--]!;
    paper[tile] = level;
  }
  return paper;
}

/** Paper where a tile is full of ink, such as a photo or a bar: at least two thirds of the brightest around it. */
function spread(paper: Float32Array, across: number, down: number): Float32Array {
  return paper.map((own, tile) => {
    let brightest = own;
    eachAround(tile, across, down, 3, (other) => (brightest = Math.max(brightest, paper[other]!)));
    return Math.max(own, brightest * 0.66, 16);
  });
}

function smooth(paper: Float32Array, across: number, down: number): Float32Array {
  return paper.map((_, tile) => {
    let [sum, count] = [0, 0];
    eachAround(tile, across, down, 1, (other) => {
      sum += paper[other]!;
      count++;
    });
    return sum / count;
  });
}

function eachAround(tile: number, across: number, down: number, reach: number, visit: (other: number) => void): void {
  const [x, y] = [tile % across, Math.floor(tile / across)];
  for (let ty = Math.max(0, y - reach); ty <= Math.min(down - 1, y + reach); ty++) {
    for (let tx = Math.max(0, x - reach); tx <= Math.min(across - 1, x + reach); tx++) visit(ty * across + tx);
  }
}
