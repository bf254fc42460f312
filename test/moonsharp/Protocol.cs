using System;
using System.IO;
using System.Text;

/// <summary>
/// Frames on a pair of streams. A frame is one line of ASCII, "WORD NUMBER LENGTH LENGTH ...", and then that many
/// bytes of UTF-8 for each length. The number is a time in microseconds, 0 where none is meant.
/// </summary>
sealed class Protocol
{
    static readonly UTF8Encoding Utf8 = new UTF8Encoding(false);
    readonly Stream input;
    readonly Stream output;

    public Protocol(Stream input, Stream output)
    {
        this.input = new BufferedStream(input, 1 << 16);
        this.output = new BufferedStream(output, 1 << 16);
    }

    /// <summary>The next frame as its word and texts; null at the end of the input.</summary>
    public string[] Read()
    {
        string header = ReadLine();
        if (header == null) return null;
        string[] parts = header.Split(' ');
        string[] frame = new string[Math.Max(1, parts.Length - 1)];
        frame[0] = parts[0];
        for (int i = 2; i < parts.Length; i++) frame[i - 1] = ReadText(int.Parse(parts[i]));
        return frame;
    }

    public void Write(string word, long microseconds, params string[] texts)
    {
        StringBuilder header = new StringBuilder(word).Append(' ').Append(microseconds);
        byte[][] bodies = new byte[texts.Length][];
        for (int i = 0; i < texts.Length; i++)
        {
            bodies[i] = Utf8.GetBytes(texts[i]);
            header.Append(' ').Append(bodies[i].Length);
        }
        byte[] head = Encoding.ASCII.GetBytes(header.Append('\n').ToString());
        output.Write(head, 0, head.Length);
        foreach (byte[] body in bodies) output.Write(body, 0, body.Length);
        output.Flush();
    }

    string ReadLine()
    {
        StringBuilder line = new StringBuilder();
        for (int b = input.ReadByte(); b != '\n'; b = input.ReadByte())
        {
            if (b < 0) return null;
            line.Append((char)b);
        }
        return line.ToString();
    }

    string ReadText(int length)
    {
        byte[] bytes = new byte[length];
        for (int at = 0; at < length;)
        {
            int got = input.Read(bytes, at, length - at);
            if (got <= 0) throw new EndOfStreamException();
            at += got;
        }
        return Utf8.GetString(bytes);
    }
}
