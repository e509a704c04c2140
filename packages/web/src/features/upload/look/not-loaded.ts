/** A part of the program, or a list, that is loaded on demand could not be loaded. */
export class NotLoaded extends Error {
  override readonly name = 'NotLoaded';
}
