const OLE_HEADER = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** The stream of an OLE container that holds an encrypted document (MS-OFFCRYPTO 2.3.4.4). */
const STREAM_NAME = Buffer.from("EncryptedPackage", "utf16le");

/** Word keeps a document that has a password in another kind of file, under the same name. */
export const isEncryptedOffice = (file: Buffer): boolean =>
  file.subarray(0, OLE_HEADER.length).equals(OLE_HEADER) && file.includes(STREAM_NAME);
