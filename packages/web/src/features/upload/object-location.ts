/** Returns base64 of the object's key in UTF-8, which upload_v2 takes as the export's location. */
export function objectLocation(key: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(key)));
}
